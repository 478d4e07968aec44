// Made from the server's JSON schema by tools/wire_types.py; do not edit.

export interface Accepted {
  version: number;
  again: boolean;
  moment?: Moment | null;
  rest?: Record<string, unknown>[];
}

export interface Account {
  name: string;
  notices: NoticeSettings;
  verified?: boolean;
  admin?: boolean;
}

export interface AccountAct {
  act: "close" | "mute" | "open";
  hours?: number;
}

export interface ActTold {
  prompt: string;
  answer: Record<string, unknown>;
  then: Record<string, unknown>[];
}

export interface AnalysisBody {
  seat?: string | null;
  version?: number | null;
  depth?: number;
}

export interface AnalysisFound {
  type: "analysis-found";
  version: number;
  seat: string | null;
  depth: number;
  progress: number;
  analysis?: AnalysisTold | null;
  id?: string;
}

export interface AnalysisTold {
  bot: string;
  seats: string[];
  curve: CurvePoint[];
  luck: Record<string, LuckTold>;
  strokes: StrokeTold[];
  turning_points: TurningPoint[];
  mistakes: MistakeTold[];
  choices: number;
  looked_at: number;
  measure?: string;
  stake?: string;
}

export interface Answer {
  type: "answer";
  seat: string;
  version: number;
  key: string;
  index?: number | null;
  answer?: Record<string, unknown> | null;
  answers?: Record<string, unknown>[] | null;
  id?: string;
}

export interface AnswerBody {
  seat: string;
  version: number;
  key: string;
  index?: number | null;
  answer?: Record<string, unknown> | null;
  answers?: Record<string, unknown>[] | null;
}

export interface Arrange {
  version: number;
  to?: number | null;
  puts?: Put[];
  settings?: Record<string, unknown>;
  chance?: "rolls" | "waits" | null;
  dice?: unknown[] | null;
  roll?: boolean;
}

export interface Arranged {
  version: number;
  moment: Moment;
}

export interface AskAnalysis {
  type: "ask-analysis";
  seat?: string | null;
  version?: number | null;
  depth?: number;
  id?: string;
}

export interface AskHints {
  type: "ask-hints";
  seat: string;
  answers?: Record<string, unknown>[];
  version?: number | null;
  id?: string;
}

export interface AskMoment {
  type: "ask-moment";
  version: number;
  seat?: string | null;
  since?: number | null;
  id?: string;
}

export interface AskOdds {
  type: "ask-odds";
  seat?: string | null;
  answers?: Record<string, unknown>[];
  id?: string;
}

export interface Asked {
  what: string;
  of: unknown;
  seat: string | null;
  at: string;
  expects: Record<string, unknown>;
  result: unknown;
  note?: string;
}

export interface Block {
  dice: unknown[];
  answers: Record<string, unknown>[];
  asked: Asked[];
  note?: string;
}

export interface BoardInfo {
  version: number;
  pieces: PieceInfo[];
  places: Record<string, string[]>;
  fields: Record<string, Record<string, unknown[]>>;
  settings: Record<string, KnobInfo>;
  off_board: string[];
  position?: Record<string, unknown>;
}

export interface BotInfo {
  id: string;
  label: Label;
}

export interface BoxFile {
  file: string;
  data: number;
  origins: Record<string, number>;
  note: string;
}

export interface BoxPage {
  game: string;
  counts: Record<string, number>;
  files: BoxFile[];
}

export interface Bye {
  type: "bye";
  reason: string;
  again: boolean;
  key?: string;
  id?: string;
}

export interface Catalogue {
  games: GameInfo[];
  bots: BotInfo[];
  languages: string[];
  version: string;
}

export interface Chance {
  result: Record<string, unknown>[];
  probability: number;
  exact?: string;
  error?: number;
}

export interface Chat {
  type: "chat";
  line: ChatLine;
  id?: string;
}

export interface ChatBody {
  text: string;
  seat?: string | null;
}

export interface ChatLine {
  id: number;
  name: string;
  seat: string | null;
  text: string;
  at: number;
}

export interface Claim {
  type: "claim";
  seat: string;
  id?: string;
}

export type ClientMessage = Hello | Look | Answer | Undo | Propose | Respond | Resign | Claim | Leave | Say | WhyNot | Tries | Try | AskOdds | AskHints | AskAnalysis | Query | AskMoment | Ping;

export interface Clocks {
  left: Record<string, number>;
  running: string | null;
  at: number;
}

export interface CoursePage {
  game: string;
  first: FirstGameText | null;
  lessons: LessonText[];
}

export interface Created {
  table: TableInfo;
  seats: Record<string, string>;
  links: Record<string, string>;
  watch: string;
}

export interface CurvePoint {
  version: number;
  turn: number;
  win: Record<string, number>;
  low: number;
  high: number;
  games?: number;
}

export interface Done {
  type: "done";
  version: number;
  again?: boolean;
  rest?: Record<string, unknown>[];
  id?: string;
}

export interface EndOfAccount {
  password: string;
}

export interface ExclusionInfo {
  options: string[];
  rule: string;
}

export interface FirstGameText {
  id: string;
  title: Label;
  about: Label;
  seat: string;
  minutes: number;
  steps: StepText[];
}

export interface ForgottenPassword {
  name: string;
}

export interface Found {
  type: "found";
  result: unknown;
  id?: string;
}

export interface GameInfo {
  id: string;
  title: Label;
  package: string;
  edition: string;
  has_secrets: boolean;
  scenarios: ScenarioInfo[];
  seats: Record<string, Label>;
  bots: string[];
}

export interface GamePage {
  game: GameInfo;
  domains: Record<string, string[]>;
  labels: Record<string, Record<string, Label>>;
  shapes: Record<string, Record<string, string[]>>;
  queries: Record<string, string>;
  rules: Record<string, string>;
}

export interface HappeningTold {
  told: Told;
  count: number;
  others?: number;
  harms?: boolean;
}

export interface Health {
  status: "failing" | "ok" | "stopping";
  version: string;
  tables: number;
  sockets: number;
}

export interface Hello {
  type: "hello";
  secret?: string;
  since?: number | null;
  id?: string;
}

export interface HintTold {
  option: Option;
  then: Record<string, unknown>[];
  prompts: string[];
  worth: number;
  parts: PartTold[];
  aim?: PartTold | null;
  happens?: HappeningTold[];
  tries?: number;
  better?: number;
  up?: number;
  down?: number;
  won?: number;
  lost?: number;
  win?: number;
}

export interface HintsFound {
  type: "hints-found";
  seat: string;
  version: number;
  bot: string;
  hints: HintTold[];
  measure?: string;
  common?: PartTold[];
  happens?: HappeningTold[];
  tries?: number;
  is_plan?: boolean;
  win?: number;
  id?: string;
}

export interface ImportBody {
  record: string;
}

export interface Imported {
  table: TableInfo;
  watch: string;
  problems: string[];
  signed: string;
}

export interface Join {
  secret?: string;
  seat?: string;
  name?: string;
  contribution?: string;
  key?: string;
}

export interface Joined {
  table: TableInfo;
  seat: string;
  secret: string;
}

export interface Journal {
  type: "journal";
  seat: string | null;
  upto: number;
  events: Told[];
  missing: number | null;
  id?: string;
}

export interface KnobInfo {
  now: unknown;
  values: unknown[];
}

export interface Label {
  en: string;
  pl: string;
}

export interface Leave {
  type: "leave";
  seat: string;
  id?: string;
}

export interface LessonAct {
  act: "again" | "leave" | "next";
}

export interface LessonInfo {
  id: string;
  kind: "first" | "lesson";
  seat: string;
  step: number;
  steps: number;
  status: "finished" | "left" | "lost" | "on" | "told" | "won";
  why?: Label | null;
  awaits?: Record<string, unknown>[][];
}

export interface LessonText {
  id: string;
  title: Label;
  idea: Label;
  task: Label;
  seat: string;
  hints: Label[];
  surprise: Label | null;
  look: Record<string, string[]>;
  rules: string[];
  scenario: string;
}

export interface Lobby {
  tables: TableInfo[];
  more: boolean;
}

export interface Login {
  name: string;
  password: string;
}

export interface Look {
  type: "look";
  seat?: string | null;
  id?: string;
}

export interface LuckTold {
  sd: number;
  win: number;
  rolls: number;
  better?: number;
  worth?: number;
}

export interface MailCode {
  code: string;
}

export interface Mark {
  version: number;
  problem: string;
}

export interface MeasuredBalance {
  bot: string;
  games: number;
  won: Record<string, number>;
  drawn: number;
  answers: number;
}

export interface MistakeTold {
  version: number;
  seat: string;
  turn: number;
  prompt: string;
  played: ActTold[];
  best: ActTold[];
  mark: "blunder" | "inaccuracy" | "mistake" | "slip";
  cost: number;
  worth: number;
  win: number;
  parts: PartTold[];
}

export interface Moment {
  version: number;
  kept: number;
  seat: string | null;
  turn: number;
  view: unknown;
  events: Told[];
  question: Question | null;
  waiting: Waiting | null;
  undo?: Refusal | null;
  outcome?: Outcome | null;
  clocks?: Clocks | null;
  lesson?: LessonInfo | null;
  missing?: number | null;
  taken_back?: string | null;
}

export interface MomentFound {
  type: "moment-found";
  moment: Moment;
  id?: string;
}

export interface MyTables {
  tables: TableInfo[];
  more: boolean;
}

export interface NewAccount {
  name: string;
  password: string;
  mail?: string;
}

export interface NewAnalysis {
  table?: string;
  version?: number | null;
  seat?: string | null;
  game?: string;
  situation?: string;
  blocks?: number;
  lesson?: string;
  position?: Record<string, unknown>;
  box?: Record<string, unknown>;
  text?: string;
  chance?: "rolls" | "waits" | null;
}

export interface NewCommitment {
  commitment: string;
}

export interface NewPassword {
  old: string;
  password: string;
}

export interface NewTable {
  game: string;
  scenario?: string;
  options?: Record<string, string>;
  seats?: Record<string, SeatWish>;
  pace?: Pace;
  at_timeout?: "bot" | "claim" | "lose";
  at_leave?: "bot" | "partner" | "vacant";
  public?: boolean;
  forced?: boolean;
  hints?: boolean;
  practice?: number | null;
  name?: string;
  commitment?: string;
  contribution?: string;
}

export interface NewToken {
  name: string;
  scope?: "all" | "play" | "read";
  days?: number;
}

export interface Note {
  text: string;
}

export interface NoteBody {
  text: string;
}

export interface NoticeSettings {
  mail?: string;
  webhook?: string;
  minutes?: number;
  language?: "en" | "pl";
}

export interface OddsFound {
  type: "odds-found";
  exact: boolean;
  cases: number;
  chances: Chance[];
  id?: string;
}

export interface Offer {
  id: number;
  kind: "draw" | "rematch" | "stop" | "takeback";
  by: string;
  agreed: string[];
  to?: number | null;
}

export interface OfferBody {
  seat: string;
  kind: "draw" | "rematch" | "stop" | "takeback";
  to?: number | null;
  contribution?: string;
}

export interface Option {
  index: number;
  wire: Record<string, unknown>;
}

export interface OptionInfo {
  id: string;
  values: string[];
  default: string;
}

export interface Origin {
  table: string;
  version: number;
  imagined?: boolean;
}

export interface Outcome {
  winner: string | null;
  level: string;
  reason: string;
  rule: string;
  score?: Record<string, number>;
  also?: string[];
}

export interface Outlook {
  type: "outlook";
  question: Question | null;
  events: Told[];
  stopped: string;
  imagined: boolean;
  taken?: number;
  alike?: number[];
  id?: string;
}

export interface Pace {
  kind?: "days" | "live" | "none";
  main?: number;
  increment?: number;
}

export interface PartTold {
  name: string;
  worth: number;
  about?: Label | null;
  who?: Label | null;
}

export interface PassageInfo {
  version: number;
  was: string;
  now: string;
  line: number;
  problem?: string;
}

export interface PieceInfo {
  id: string;
  kind: string;
  side: string;
  label: Label;
  place: string | null;
  fields: Record<string, unknown>;
}

export interface Ping {
  type: "ping";
  id?: string;
}

export interface Pong {
  type: "pong";
  now: number;
  id?: string;
}

export interface Problem {
  code: string;
  message: string;
  refusals?: Refusal[];
  version?: number | null;
  key?: string;
  params?: Record<string, string | number>;
}

export interface Propose {
  type: "propose";
  seat: string;
  kind: "draw" | "rematch" | "stop" | "takeback";
  to?: number | null;
  contribution?: string;
  id?: string;
}

export interface Put {
  piece: string;
  place: string | null;
  fields?: Record<string, unknown>;
}

export interface Query {
  type: "query";
  name: string;
  args?: Record<string, unknown>;
  seat?: string | null;
  version?: number | null;
  id?: string;
}

export interface QueryBody {
  seat?: string | null;
  intent?: Record<string, unknown>[];
  answers?: Record<string, unknown>[];
  like?: Record<string, unknown>;
  args?: Record<string, unknown>;
  version?: number | null;
}

export interface Question {
  seat: string;
  prompt: string;
  rule: string;
  about: Record<string, unknown>;
  labels: Record<string, Label>;
  options: Option[];
  secret?: boolean;
}

export interface Refusal {
  rule: string;
  key: string;
  params?: Record<string, unknown>;
  labels?: Record<string, Label>;
}

export interface Refused {
  type: "refused";
  code: string;
  message: string;
  refusals?: Refusal[];
  version?: number | null;
  key?: string;
  params?: Record<string, string | number>;
  id?: string;
}

export interface Replace {
  seat: string;
  kind: "bot" | "link" | "open";
  bot?: string;
}

export interface Replaced {
  table: TableInfo;
  link?: string;
}

export interface Report {
  id: number;
  table: string;
  by: string;
  seat: string;
  text: string;
  at: number;
}

export interface ReportBody {
  text: string;
  seat?: string;
}

export interface Reports {
  reports: Report[];
}

export interface ResetPassword {
  code: string;
  password: string;
}

export interface Resign {
  type: "resign";
  seat: string;
  id?: string;
}

export interface Respond {
  type: "respond";
  seat: string;
  offer: number;
  agree: boolean;
  contribution?: string;
  id?: string;
}

export interface ResponseBody {
  seat: string;
  agree: boolean;
  contribution?: string;
}

export interface RulePage {
  id: string;
  kind: string;
  title: Label;
  says: Label;
  rulings: RulingPage[];
  umbrella?: boolean;
}

export interface RulesPage {
  game: string;
  rules: RulePage[];
}

export interface RulingPage {
  id: string;
  rules: string[];
  question: Label;
  ruling: Label;
  reason: Label;
}

export interface Say {
  type: "say";
  text: string;
  seat?: string | null;
  id?: string;
}

export interface ScenarioInfo {
  id: string;
  title: Label;
  seats: string[];
  options: OptionInfo[];
  turns: number;
  seatings?: Record<string, Record<string, string[]>>;
  alliances?: string[][];
  excluded?: ExclusionInfo[];
  lengths?: Record<string, Record<string, number>>;
  first_turn?: number;
}

export interface ScenarioPage {
  game: string;
  scenario: ScenarioInfo;
  standing: StandingAt[];
  measured: MeasuredBalance[];
}

export interface SeatBody {
  seat: string;
}

export interface SeatInfo {
  seat: string;
  kind: "bot" | "link" | "open" | "person" | "vacant";
  label: Label;
  name?: string;
  bot?: string;
  user?: string | null;
  present?: boolean;
  contributed?: boolean;
}

export interface SeatWish {
  kind: "bot" | "link" | "me" | "open";
  bot?: string;
}

export type ServerMessage = Welcome | Update | Journal | TableChanged | Chat | Done | Refused | Why | Trials | Outlook | OddsFound | HintsFound | AnalysisFound | Found | MomentFound | Pong | Bye;

export interface SideScore {
  game: string;
  scenario: string;
  seat: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
}

export interface Sitter {
  seat: string;
  name: string;
  account: string;
}

export interface SituationInfo {
  id: string;
  title: Label;
  rules: string[];
  blocks: number;
}

export interface SituationPage {
  situation: SituationInfo;
  position: Record<string, unknown>;
  box: Record<string, unknown>;
  blocks: Block[];
  failures: string[];
}

export interface Situations {
  game: string;
  situations: SituationInfo[];
}

export interface Standing {
  table: TableInfo;
  seats: string[];
  moment: Moment | null;
}

export interface StandingAt {
  place: string;
  side: string;
  pieces: number;
}

export interface Statistics {
  name: string;
  scores: SideScore[];
  others?: SideScore[];
}

export interface StepText {
  id: string;
  say: Label;
  teaches: Label;
  then: Label | null;
  look: Record<string, string[]>;
  rules: string[];
  acts: boolean;
}

export interface StrokeTold {
  version: number;
  gain: Record<string, number>;
}

export interface TableChanged {
  type: "table-changed";
  table: TableInfo;
  id?: string;
}

export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  scenario: string;
  title: Label;
  options: Record<string, string>;
  kind: "analysis" | "game" | "imported";
  status: "finished" | "marked" | "running" | "waiting";
  public: boolean;
  has_secrets: boolean;
  seats: SeatInfo[];
  pace: Pace;
  at_timeout: "bot" | "claim" | "lose";
  at_leave?: "bot" | "partner" | "vacant";
  forced: boolean;
  version: number;
  turn: number;
  waiting: Waiting | null;
  since: number;
  outcome: Outcome | null;
  clocks: Clocks | null;
  offers: Offer[];
  commitment: string;
  practice: number | null;
  created: number;
  origin?: Origin | null;
  situation?: string;
  chance?: "rolls" | "waits";
  dice?: unknown[];
  rematch?: string | null;
  mark?: Mark | null;
  one_screen?: boolean;
  takeovers?: Takeover[];
  next_commitment?: string;
  passages?: PassageInfo[];
  onlookers?: number;
  hints?: boolean;
}

export interface TableOverview {
  table: string;
  game: string;
  scenario: string;
  status: "finished" | "marked" | "running" | "waiting";
  seats: Sitter[];
  chat: ChatLine[];
}

export interface Takeover {
  seat: string;
  before: string;
  now: string;
  version: number;
}

export interface TokenInfo {
  id: number;
  name: string;
  created: number;
  token?: string;
  scope?: "all" | "play" | "read";
  expires?: number;
}

export interface Tokens {
  tokens: TokenInfo[];
}

export interface Told {
  version: number;
  event: string;
  rule: string;
  fields: Record<string, unknown>;
  labels: Record<string, Label>;
  private?: boolean;
}

export interface Trials {
  type: "trials";
  tries: Tried[];
  more?: boolean;
  id?: string;
}

export interface Tried {
  intent: Record<string, unknown>[];
  refusals: Refusal[];
}

export interface Tries {
  type: "tries";
  seat: string;
  like?: Record<string, unknown>;
  id?: string;
}

export interface Try {
  type: "try";
  seat: string;
  answers?: Record<string, unknown>[];
  others?: Record<string, unknown>[][];
  id?: string;
}

export interface TurningPoint {
  version: number;
  turn: number;
  before: Record<string, number>;
  after: Record<string, number>;
  events: Told[];
  opened?: Told | null;
}

export interface Undo {
  type: "undo";
  seat: string;
  version: number;
  id?: string;
}

export interface UndoBody {
  seat: string;
  version: number;
}

export interface Update {
  type: "update";
  moment: Moment;
  id?: string;
}

export interface Waiting {
  seat: string;
  prompt: string;
}

export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seats: string[];
  moment: Moment | null;
  chat: ChatLine[];
  now: number;
  id?: string;
}

export interface Why {
  type: "why";
  refusals: Refusal[];
  id?: string;
}

export interface WhyNot {
  type: "why-not";
  seat: string;
  intent: Record<string, unknown>[];
  id?: string;
}

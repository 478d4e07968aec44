// Made from the server's JSON schema by tools/wire_types.py; do not edit.

/** The answer is on disk; `moment` is what the seat sees now. */
export interface Accepted {
  version: number;
  again: boolean;
  moment?: Moment | null;
}

export interface Account {
  name: string;
  notices: NoticeSettings;
}

/** Answer the question of `seat`, by the option's `index` or by its `answer` mapping. `key` makes it safe to send again: the same key is applied once. `version` is the one at which it was asked. */
export interface Answer {
  type: "answer";
  seat: string;
  version: number;
  key: string;
  index?: number | null;
  answer?: Record<string, unknown> | null;
  id?: string;
}

/** See the message `answer`. */
export interface AnswerBody {
  seat: string;
  version: number;
  key: string;
  index?: number | null;
  answer?: Record<string, unknown> | null;
}

/** The table as it stood at an earlier version. */
export interface AskMoment {
  type: "ask-moment";
  version: number;
  seat?: string | null;
  id?: string;
}

/** How likely each result is, after these answers. */
export interface AskOdds {
  type: "ask-odds";
  seat?: string | null;
  answers?: Record<string, unknown>[];
  id?: string;
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

/** Where the data of a game come from; the files themselves are at `box/{file}`. */
export interface BoxPage {
  game: string;
  counts: Record<string, number>;
  files: BoxFile[];
}

/** The server closes the connection; `again`: connect again soon. */
export interface Bye {
  type: "bye";
  reason: string;
  again: boolean;
  id?: string;
}

export interface Catalogue {
  games: GameInfo[];
  bots: BotInfo[];
  languages: string[];
  version: string;
}

/** One result of odds and how likely it is; `error` is the standard error of a sampled one. */
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

/** Win a game in which the other's time is over, at a table where that has to be claimed. */
export interface Claim {
  type: "claim";
  seat: string;
  id?: string;
}

export type ClientMessage = Hello | Look | Answer | Undo | Propose | Respond | Resign | Claim | Leave | Say | WhyNot | Tries | Try | AskOdds | Query | AskMoment | Ping;

/** Time left by seat in milliseconds at server time `at`; only the clock of the `running` seat runs. */
export interface Clocks {
  left: Record<string, number>;
  running: string | null;
  at: number;
}

/** A new table. Keep the secrets: `seats` are mine, `links` are for those I invite, `watch` is for onlookers. */
export interface Created {
  table: TableInfo;
  seats: Record<string, string>;
  links: Record<string, string>;
  watch: string;
}

/** It was done, and is on disk. `again` tells that the same key was sent before. */
export interface Done {
  type: "done";
  version: number;
  again?: boolean;
  id?: string;
}

/** The answer to a `query`: JSON with rule numbers, as the game's page describes it. */
export interface Found {
  type: "found";
  result: unknown;
  id?: string;
}

/** A game in the catalogue. */
export interface GameInfo {
  id: string;
  title: Label;
  package: string;
  edition: string;
  has_secrets: boolean;
  scenarios: ScenarioInfo[];
  seats: Record<string, Label>;
}

/** All that a client needs to name things: ids by domain in the engine's order, and the shapes of answers. */
export interface GamePage {
  game: GameInfo;
  domains: Record<string, string[]>;
  labels: Record<string, Record<string, Label>>;
  shapes: Record<string, Record<string, string[]>>;
  queries: Record<string, string>;
  rules: Record<string, string>;
}

export interface Health {
  status: "failing" | "ok" | "stopping";
  version: string;
  tables: number;
  sockets: number;
}

/** Who speaks: a seat's secret, or the onlookers' secret of a private table; or nothing, with a session's cookie. `since` is the last version that the client knows: it gets the journal from there on, else the whole journal. */
export interface Hello {
  type: "hello";
  secret?: string;
  since?: number | null;
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

/** Take a seat: with the secret of a link, or an open one by its name. */
export interface Join {
  secret?: string;
  seat?: string;
  name?: string;
  contribution?: string;
}

/** The seat is taken. `secret` is the player's own from now on; that of the link does not open it any more. */
export interface Joined {
  table: TableInfo;
  seat: string;
  secret: string;
}

/** The name of a thing in both languages. */
export interface Label {
  en: string;
  pl: string;
}

/** Give up a seat, so that someone else can take it. */
export interface Leave {
  type: "leave";
  seat: string;
  id?: string;
}

export interface Lobby {
  tables: TableInfo[];
  more: boolean;
}

export interface Login {
  name: string;
  password: string;
}

/** Look from another of one's own seats (hot seat); null: as an onlooker. */
export interface Look {
  type: "look";
  seat?: string | null;
  id?: string;
}

/** Another version of the rules plays this game differently from this line on: it stands still before it. */
export interface Mark {
  version: number;
  problem: string;
}

/** A table at one moment as one seat (null: an onlooker) sees it: all that a client draws. */
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
}

/** `moment.events` is the whole journal up to there. */
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

/** An analysis table: from a moment of a table, or from a position as situations draw it. */
export interface NewAnalysis {
  table?: string;
  version?: number | null;
  seat?: string | null;
  game?: string;
  position?: Record<string, unknown>;
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
  public?: boolean;
  forced?: boolean;
  practice?: number | null;
  name?: string;
  contribution?: string;
}

export interface NewToken {
  name: string;
}

export interface Note {
  text: string;
}

export interface NoteBody {
  text: string;
}

/** Where notices go, and how many minutes lie at least between two. */
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

/** What a seat proposes and the others may agree to. */
export interface Offer {
  id: number;
  kind: "draw" | "rematch" | "takeback";
  by: string;
  agreed: string[];
  to?: number | null;
}

export interface OfferBody {
  seat: string;
  kind: "draw" | "rematch" | "takeback";
  to?: number | null;
}

/** One legal answer: its number in the list, and its mapping by names (`{"answer": "move", "army": "pl-1a", …}`). */
export interface Option {
  index: number;
  wire: Record<string, unknown>;
}

export interface OptionInfo {
  id: string;
  values: string[];
  default: string;
}

/** The moment that an analysis table was cloned from. */
export interface Origin {
  table: string;
  version: number;
  imagined?: boolean;
}

/** How a game ended; `winner` null is a draw. */
export interface Outcome {
  winner: string | null;
  level: string;
  reason: string;
  rule: string;
  score?: Record<string, number>;
}

/** Where a `try` leads: the next question of the seat, or why there is none (`stopped`). */
export interface Outlook {
  type: "outlook";
  question: Question | null;
  events: Told[];
  stopped: string;
  imagined: boolean;
  id?: string;
}

/** `live`: `main` seconds for the game and `increment` for each answer; `days`: `main` seconds for each answer. */
export interface Pace {
  kind?: "days" | "live" | "none";
  main?: number;
  increment?: number;
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

/** The body of every error: a code that does not change, and one clear line. */
export interface Problem {
  code: string;
  message: string;
  refusals?: Refusal[];
  version?: number | null;
}

/** Offer a takeback (`to`: the version to go back to), a draw or a rematch. */
export interface Propose {
  type: "propose";
  seat: string;
  kind: "draw" | "rematch" | "takeback";
  to?: number | null;
  id?: string;
}

/** A question of the game's own (overlays, costs, supply, strength), by name; `version` asks an earlier moment. */
export interface Query {
  type: "query";
  name: string;
  args?: Record<string, unknown>;
  seat?: string | null;
  version?: number | null;
  id?: string;
}

/** One of the queries of the connection, over HTTP. */
export interface QueryBody {
  seat?: string | null;
  intent?: Record<string, unknown>[];
  args?: Record<string, unknown>;
  version?: number | null;
}

/** What a seat is asked, with all its legal answers; only that seat gets it. */
export interface Question {
  seat: string;
  prompt: string;
  rule: string;
  about: Record<string, unknown>;
  labels: Record<string, Label>;
  options: Option[];
  secret?: boolean;
}

/** Why something is not allowed: words `<package>-refusal-<key>` (`refusal-<key>` where `rule` is empty). */
export interface Refusal {
  rule: string;
  key: string;
  params?: Record<string, unknown>;
  labels?: Record<string, Label>;
}

/** It was not done; nothing changed. Also the reply to a message that cannot be read. */
export interface Refused {
  type: "refused";
  code: string;
  message: string;
  refusals?: Refusal[];
  version?: number | null;
  id?: string;
}

/** Seat someone else where a player left: a `link`, `open`, or a `bot`. */
export interface Replace {
  seat: string;
  kind: "bot" | "link" | "open";
  bot?: string;
}

export interface Replaced {
  table: TableInfo;
  link?: string;
}

export interface Resign {
  type: "resign";
  seat: string;
  id?: string;
}

/** Agree to an offer, or decline it; who made it withdraws it by declining. */
export interface Respond {
  type: "respond";
  seat: string;
  offer: number;
  agree: boolean;
  id?: string;
}

export interface ResponseBody {
  seat: string;
  agree: boolean;
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

/** Chat, for all at the table. */
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
}

export interface SeatBody {
  seat: string;
}

/** Who sits on a seat. */
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

/** Who is to sit there: `me`, `link` (a secret link for a friend), `open` (anyone) or `bot`. */
export interface SeatWish {
  kind: "bot" | "link" | "me" | "open";
  bot?: string;
}

export type ServerMessage = Welcome | Update | TableChanged | Chat | Done | Refused | Why | Trials | Outlook | OddsFound | Found | MomentFound | Pong | Bye;

/** Results of one side of one scenario. */
export interface SideScore {
  game: string;
  scenario: string;
  seat: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
}

/** A table and the moment at which it stands, for whoever asks. */
export interface Standing {
  table: TableInfo;
  seats: string[];
  moment: Moment | null;
}

export interface Statistics {
  name: string;
  scores: SideScore[];
}

/** Seats, offers, clocks or status changed. */
export interface TableChanged {
  type: "table-changed";
  table: TableInfo;
  id?: string;
}

/** A table as all know it. */
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
  rematch?: string | null;
  mark?: Mark | null;
  onlookers?: number;
}

export interface TokenInfo {
  id: number;
  name: string;
  created: number;
  token?: string;
}

export interface Tokens {
  tokens: TokenInfo[];
}

/** One event of the journal: words `<package>-event-<event>`, filled from `fields` and `labels`. */
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

/** All that could be tried at the present question, legal or not, each with its refusals (filtered by `like`). */
export interface Tries {
  type: "tries";
  seat: string;
  like?: Record<string, unknown>;
  id?: string;
}

/** What these answers would lead to: the next question with its options, before anything is decided. */
export interface Try {
  type: "try";
  seat: string;
  answers?: Record<string, unknown>[];
  id?: string;
}

/** Take one's last answer back, where that hides nothing that was shown. */
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

/** The position changed: pushed to everyone, each with its own view. */
export interface Update {
  type: "update";
  moment: Moment;
  id?: string;
}

/** Who is asked, and what: all know it. */
export interface Waiting {
  seat: string;
  prompt: string;
}

/** The reply to `hello`: the table, the seats that this connection speaks for, and all that a client draws. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seats: string[];
  moment: Moment | null;
  chat: ChatLine[];
  now: number;
  id?: string;
}

/** Empty: it is allowed. */
export interface Why {
  type: "why";
  refusals: Refusal[];
  id?: string;
}

/** Why these answers, one after the other from the present question on, are not allowed. */
export interface WhyNot {
  type: "why-not";
  seat: string;
  intent: Record<string, unknown>[];
  id?: string;
}

/** Plain requests to the server, each with the type of its reply. */

import type {
  Account,
  AccountAct,
  Arrange,
  Arranged,
  BoardInfo,
  BoxPage,
  Catalogue,
  CoursePage,
  Created,
  GamePage,
  Imported,
  Join,
  Joined,
  LessonAct,
  Lobby,
  Login,
  MyTables,
  NewAccount,
  NewAnalysis,
  NewCommitment,
  NewTable,
  NewToken,
  Note,
  NoticeSettings,
  Problem,
  ReportBody,
  Reports,
  RulesPage,
  ScenarioPage,
  SituationPage,
  Situations,
  Standing,
  Statistics,
  TableOverview,
  TokenInfo,
  Tokens,
} from './types';

export class ServerProblem extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, secret = ''): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (secret) headers.Authorization = `Bearer ${secret}`;
  const reply = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'same-origin',
  });
  if (reply.ok)
    return (reply.status === 204 || reply.headers.get('content-length') === '0' ? undefined : await reply.json()) as T;
  let problem: Problem = { code: 'failed', message: `${reply.status} ${reply.statusText}` };
  try {
    problem = { ...problem, ...((await reply.json()) as Problem) };
  } catch {
    // The body was no JSON: the status line must do.
  }
  throw new ServerProblem(reply.status, problem);
}

const games = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  let asked = games.get(path) as Promise<T> | undefined;
  if (!asked) {
    asked = ask<T>('GET', path);
    games.set(path, asked);
    asked.catch(() => games.delete(path));
  }
  return asked;
}

export const api = {
  catalogue: () => once<Catalogue>('/games'),
  game: (game: string) => once<GamePage>(`/games/${game}`),
  scenario: (game: string, scenario: string) =>
    once<ScenarioPage>(`/games/${game}/scenarios/${encodeURIComponent(scenario)}`),
  rules: (game: string) => once<RulesPage>(`/games/${game}/rules`),
  box: (game: string) => once<BoxPage>(`/games/${game}/box`),
  lessons: (game: string) => once<CoursePage>(`/games/${game}/lessons`),
  lesson: (table: string, act: LessonAct['act'], secret: string) =>
    ask<Arranged>('POST', `/tables/${table}/lesson`, { act }, secret),
  situations: (game: string) => once<Situations>(`/games/${game}/situations`),
  situation: (game: string, id: string) => once<SituationPage>(`/games/${game}/situations/${encodeURIComponent(id)}`),
  board: <T>(game: string, scenario = '') =>
    once<T>(`/games/${game}/board${scenario ? `?scenario=${encodeURIComponent(scenario)}` : ''}`),
  commit: () => ask<NewCommitment>('POST', '/commitments', {}),
  create: (table: NewTable) => ask<Created>('POST', '/tables', table),
  join: (table: string, join: Join) => ask<Joined>('POST', `/tables/${table}/join`, join),
  lobby: (game = '') => ask<Lobby>('GET', `/tables${game ? `?game=${game}` : ''}`),
  standing: (table: string, secret: string) => ask<Standing>('GET', `/tables/${table}`, undefined, secret),
  analysis: (body: NewAnalysis, secret = '') => ask<Created>('POST', '/analysis', body, secret),
  import: (record: string) => ask<Imported>('POST', '/records', { record }),
  record: async (table: string, secret: string): Promise<string> => {
    const reply = await fetch(`/api/tables/${table}/record`, {
      headers: secret ? { Authorization: `Bearer ${secret}` } : {},
    });
    if (!reply.ok) throw new Error(`${reply.status} ${reply.statusText}`);
    return reply.text();
  },
  arrangement: (table: string, secret: string) => ask<BoardInfo>('GET', `/tables/${table}/board`, undefined, secret),
  arrange: (table: string, body: Arrange, secret: string) =>
    ask<Arranged>('POST', `/tables/${table}/board`, body, secret),
  note: (table: string, secret: string) => ask<Note>('GET', `/tables/${table}/note`, undefined, secret),
  keepNote: (table: string, text: string, secret: string) =>
    ask<Note>('PUT', `/tables/${table}/note`, { text }, secret),
  account: () => ask<Account>('GET', '/me'),
  register: (account: NewAccount) => ask<Account>('POST', '/accounts', account),
  login: (login: Login) => ask<Account>('POST', '/session', login),
  logout: () => ask<void>('DELETE', '/session'),
  notices: (notices: NoticeSettings) => ask<Account>('PUT', '/me/notices', notices),
  password: (old: string, password: string) => ask<void>('PUT', '/me/password', { old, password }),
  forgot: (name: string) => ask<void>('POST', '/password/forgotten', { name }),
  reset: (code: string, password: string) => ask<Account>('POST', '/password', { code, password }),
  prove: (code: string) => ask<void>('POST', '/mail', { code }),
  tokens: () => ask<Tokens>('GET', '/me/tokens'),
  newToken: (token: NewToken) => ask<TokenInfo>('POST', '/me/tokens', token),
  dropToken: (id: number) => ask<void>('DELETE', `/me/tokens/${id}`),
  myData: () => ask<unknown>('GET', '/me/data'),
  endAccount: (password: string) => ask<void>('POST', '/me/end', { password }),
  blocks: () => ask<string[]>('GET', '/me/blocks'),
  block: (name: string) => ask<string[]>('PUT', `/me/blocks/${encodeURIComponent(name)}`),
  unblock: (name: string) => ask<string[]>('DELETE', `/me/blocks/${encodeURIComponent(name)}`),
  report: (table: string, body: ReportBody, secret: string) =>
    ask<void>('POST', `/tables/${table}/report`, body, secret),
  signingKey: () => ask<{ key: string }>('GET', '/signing-key'),
  reports: () => ask<Reports>('GET', '/admin/reports'),
  settle: (report: number) => ask<Reports>('POST', `/admin/reports/${report}/settle`),
  overview: (table: string) => ask<TableOverview>('GET', `/admin/tables/${encodeURIComponent(table)}`),
  closeTable: (table: string) => ask<TableOverview>('POST', `/admin/tables/${encodeURIComponent(table)}/close`),
  moderate: (name: string, act: AccountAct) => ask<void>('POST', `/admin/accounts/${encodeURIComponent(name)}`, act),
  mine: () => ask<MyTables>('GET', '/me/tables'),
  statistics: (name: string) => ask<Statistics>('GET', `/users/${encodeURIComponent(name)}/statistics`),
};

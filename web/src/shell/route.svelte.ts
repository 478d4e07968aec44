/** Where the reader is: the part of the address after `#`, so that secrets in links never reach a server's log. */

export interface Route {
  path: string[];
  query: URLSearchParams;
}

function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  return { path: path.split('/').filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) };
}

class Router {
  route = $state<Route>(parse(location.hash));
  /** Whether one has gone from one page to another since the first was opened. */
  turned = false;

  constructor() {
    addEventListener('hashchange', () => {
      this.turned = true;
      this.route = parse(location.hash);
      scrollTo(0, 0);
    });
  }

  go(path: string): void {
    location.hash = path;
  }

  /** Change the query without a step in the history. */
  mark(path: string): void {
    if (location.hash === `#${path}`) return;
    history.replaceState(null, '', `#${path}`);
    this.route = parse(location.hash);
  }
}

export const router = new Router();

export function link(...parts: string[]): string {
  return '#/' + parts.map(encodeURIComponent).join('/');
}

/** A list that a test changes under a page. */
export function listed(first: string[]): { list: string[] } {
  let list = $state.raw(first);
  return {
    get list() {
      return list;
    },
    set list(next) {
      list = next;
    },
  };
}

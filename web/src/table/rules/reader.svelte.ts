/** The rule that is being read, beside the table. */
class Reader {
  game = $state('');
  rule = $state('');
  turns = $state(0);

  open(game: string, rule: string): void {
    this.game = game;
    this.rule = rule;
    this.turns += 1;
  }
}

export const reader = new Reader();

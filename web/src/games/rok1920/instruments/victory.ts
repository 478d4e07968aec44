/** Where the rules of either edition say how a scenario is won. */

/** How the numbers begin of what holds in a scenario: `A.` of the first edition, `S1.` of the second. */
export const rulesOfScenario = (scenario: string): string[] =>
  /^\d/.test(scenario) ? [`S${scenario}.`] : [`${scenario}.`, `S${scenario}.V`];

/** Of the condition that decides now the rule that lists all of them: `40.2` of `40.2.6`, `S9.V` of `S9.V/f`. */
export const allConditions = (rule: string): string => rule.replace(/\/.*$/, '').replace(/^(\w+\.\d+)\.\d+$/, '$1');

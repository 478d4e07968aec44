import { expect, it } from 'vitest';

const sheets = import.meta.glob<string>('../**/*.{svelte,css}', { query: '?raw', import: 'default', eager: true });

/** The at-rules and rules that a place of a style sheet stands in. */
function about(text: string, at: number): string[] {
  const open: string[] = [];
  for (const [part] of text.slice(0, at).matchAll(/[^{};]*\{|\}/g))
    if (part === '}') open.pop();
    else open.push(part);
  return open;
}

it('nothing looks pointed at after a finger has left it: every :hover is for mice alone', () => {
  const sticky = Object.entries(sheets).flatMap(([file, text]) => {
    const css = file.endsWith('.css') ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? '');
    const found = [...css.matchAll(/:hover/g)].filter(
      ({ index }) => !about(css, index).some((rule) => rule.includes('(hover: hover)')),
    );
    return found.length ? [`${file}: ${found.length}`] : [];
  });
  expect(Object.keys(sheets).length).toBeGreaterThan(100);
  expect(sticky).toEqual([]);
});

/** When a refusal has been read. */

/** Keys that do nothing by themselves, or lead to what a screen reader is to read. */
const IDLE = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|Tab)$/;

/** Whether somebody does something else: not who reads on in the question, or opens the rule of the refusal. */
export function isAct(event: Event): boolean {
  if (event instanceof KeyboardEvent) return !IDLE.test(event.key);
  const at = event.target instanceof Element ? event.target : null;
  return !at?.closest('.why') && (!at?.closest('.dock') || (event.type !== 'wheel' && at.closest('button') !== null));
}

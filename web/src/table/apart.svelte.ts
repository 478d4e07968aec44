/**
 * State that is made within what draws it is not followed by that first drawing: what comes later would not be seen.
 * Made apart, it is followed like any other.
 */
export function apart<T>(make: () => T): T {
  let made: T | undefined;
  $effect.root(() => {
    made = make();
  });
  return made ?? make();
}

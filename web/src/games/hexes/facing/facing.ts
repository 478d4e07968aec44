/** How large the arrows are that turn a stack, on the screen: a finger needs more than a mouse. */
export const isCoarse = (): boolean => matchMedia('(pointer: coarse)').matches;

/** The least radius of an arrow, and that of their ring, in pixels. */
export const leastArrows = (): [arrow: number, ring: number] => (isCoarse() ? [22, 47] : [11, 24]);

/** The room about a hex that its arrows need from however far, in pixels. */
export const ringOf = (): number => leastArrows().reduce((sum, part) => sum + part, 4);

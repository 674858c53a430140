/** The list itself scrolls, not a box around it: a box that scrolls would have to be reachable by keyboard of its own. */
export const listThatScrolls = {
  withScrollArea: false,
  styles: { options: { maxHeight: 320, overflowY: 'auto' } },
} as const

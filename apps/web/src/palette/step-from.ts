/** Where a key leads in a list that goes round; nothing where it leads nowhere. */
export const stepFrom = <Item>(items: readonly Item[], from: Item | undefined, key: string): Item | undefined => {
  const at = from === undefined ? -1 : items.indexOf(from)
  const page = 6
  const last = items.length - 1
  switch (key) {
    case 'ArrowDown':
      return items[at === last ? 0 : at + 1]
    case 'ArrowUp':
      return items[at <= 0 ? last : at - 1]
    case 'PageDown':
      return items[Math.min(at + page, last)]
    case 'PageUp':
      return items[Math.max(at - page, 0)]
    default:
      return undefined
  }
}

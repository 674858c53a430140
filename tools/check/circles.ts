/**
 * Groups of two or more nodes that can each reach all others of the group, found as strongly connected components
 * (Tarjan). The members of a circle and the circles themselves are in alphabetical order.
 */
export function circlesIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const circles: string[][] = []

  function visit(node: string): number {
    const position = order.size
    let reached = position
    order.set(node, position)
    open.push(node)
    isOpen.add(node)
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) reached = Math.min(reached, visit(next))
      else if (isOpen.has(next)) reached = Math.min(reached, order.get(next) ?? reached)
    }
    if (reached === position) {
      const group = open.splice(open.lastIndexOf(node))
      for (const member of group) isOpen.delete(member)
      if (group.length > 1) circles.push(group.toSorted())
    }
    return reached
  }

  for (const node of edges.keys()) if (!order.has(node)) visit(node)
  return circles.toSorted((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1))
}

/** What a page of metrics offers: each series with the labels that its samples have. */
export function readMetrics(page: string): Map<string, Set<string>> {
  const offered = new Map<string, Set<string>>()
  for (const [, name, type] of page.matchAll(/^# TYPE (\S+) (\S+)$/gm))
    for (const series of type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name!])
      offered.set(series, new Set())
  for (const [, name, labels = ''] of page.matchAll(/^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/gm))
    for (const [, label] of labels.matchAll(/(\w+)="/g)) offered.get(name!)?.add(label!)
  return offered
}

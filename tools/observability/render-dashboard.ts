import { rows, type Panel } from './dashboard.ts'

/** Grafana's grid has 24 columns. */
const columns = 24
const panelsInARow = 3
const [width, height] = [columns / panelsInARow, 8]

/** A dashboard of Grafana 10 or newer, as `ops/dashboard.json` holds it. Grafana asks for the data source when it is imported. */
export function renderDashboard(): string {
  let y = 0
  let id = 0
  const panels = rows.flatMap((row) => {
    const heading = {
      id: ++id,
      type: 'row',
      title: row.title,
      collapsed: false,
      panels: [],
      gridPos: place(0, y++, columns, 1),
    }
    const drawn = row.panels.map((panel, at) => {
      const [across, down] = [at % panelsInARow, Math.floor(at / panelsInARow)]
      return draw(++id, panel, place(across * width, y + down * height, width, height))
    })
    y += Math.ceil(row.panels.length / panelsInARow) * height
    return [heading, ...drawn]
  })
  const dashboard = {
    __inputs: [
      { name: 'DS', label: 'Prometheus', type: 'datasource', pluginId: 'prometheus', pluginName: 'Prometheus' },
    ],
    uid: 'wellmet',
    title: 'Wellmet',
    tags: ['wellmet'],
    schemaVersion: 39,
    editable: true,
    refresh: '1m',
    time: { from: 'now-6h', to: 'now' },
    timezone: 'browser',
    panels,
  }
  return `${JSON.stringify(dashboard, null, 2)}\n`
}

const place = (x: number, y: number, w: number, h: number) => ({ x, y, w, h })
const source = { type: 'prometheus', uid: '${DS}' }

const draw = (id: number, { title, unit, queries, limit }: Panel, gridPos: ReturnType<typeof place>) => ({
  id,
  type: 'timeseries',
  title,
  datasource: source,
  gridPos,
  fieldConfig: {
    defaults: {
      unit,
      min: 0,
      custom: { lineWidth: 1, fillOpacity: 8, thresholdsStyle: { mode: limit === undefined ? 'off' : 'line' } },
      thresholds: {
        mode: 'absolute',
        steps: [{ color: 'green', value: null }, ...(limit === undefined ? [] : [{ color: 'red', value: limit }])],
      },
    },
    overrides: [],
  },
  options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
  targets: queries.map(({ expr, legend }, at) => ({
    refId: String.fromCharCode(65 + at),
    datasource: source,
    expr,
    legendFormat: legend,
  })),
})

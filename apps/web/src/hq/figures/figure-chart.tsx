import styles from './figures.module.css'
import textStyles from '../../kit/text.module.css'
import { clsx } from 'clsx'
import type { FigureChart } from '@wellmet/hq/figures/figures.contract.ts'
import { ChartSection } from '../../discovery/insights/chart-section.tsx'
import { DataTable } from '../../kit/data-table.tsx'
import { hqScreensMessages as m } from '../hq-screens.messages.ts'
import { area, box, placesOf, stepPath, type Places } from './chart-places.ts'
import { valueWords } from './figure-words.ts'

type Props = { chart: FigureChart }

const rangeOf = ({ low, high }: FigureChart['points'][number], unit: FigureChart['unit']): string =>
  low === null || high === null ? '–' : m.between({ low: valueWords(low, unit), high: valueWords(high, unit) })

const ChartTable = ({ chart: { title, xLabel, unit, points } }: Props) => (
  <DataTable
    caption={title}
    rows={points}
    keyOf={({ x }) => String(x)}
    columns={[
      { key: 'x', header: xLabel, cell: ({ label }) => label },
      { key: 'y', header: m.value(), align: 'end', cell: ({ y }) => valueWords(y, unit) },
      ...(points.some(({ low }) => low !== null)
        ? [
            {
              key: 'range',
              header: m.range(),
              align: 'end' as const,
              cell: (point: FigureChart['points'][number]) => rangeOf(point, unit),
            },
          ]
        : []),
    ]}
  />
)

const Bars = ({ chart, places }: Props & { places: Places }) => {
  const width = Math.min(56, (places.right - places.left) / chart.points.length / 1.5)
  return chart.points.map(({ x, y, low, high }, at) => (
    <g key={x}>
      <rect
        className={styles.bar}
        x={places.middleOf(at) - width / 2}
        y={places.yOf(y)}
        width={width}
        height={Math.max(0, places.yOf(0) - places.yOf(y))}
        rx="3"
      />
      {low !== null && high !== null ? (
        <line
          className={styles.bounds}
          x1={places.middleOf(at)}
          x2={places.middleOf(at)}
          y1={places.yOf(low)}
          y2={places.yOf(high)}
        />
      ) : null}
    </g>
  ))
}

const Curve = ({ chart: { points }, places }: Props & { places: Places }) => (
  <>
    <path className={styles.band} d={area(points, places)} />
    <path className={styles.curve} d={stepPath(points, places)} />
  </>
)

/** A step from one stage to the next takes two lines. */
const Lines = ({ label, x }: { label: string; x: number }) => {
  const [from, to] = label.split(' → ')
  return to === undefined ? (
    label
  ) : (
    <>
      <tspan x={x} dy="-6">
        {from} →
      </tspan>
      <tspan x={x} dy="13">
        {to}
      </tspan>
    </>
  )
}

const Drawn = ({ chart }: Props) => {
  const { kind, points, title, unit, xLabel } = chart
  const places = placesOf(chart)
  const labels = kind === 'bars' ? points : places.xTicks.map((x) => ({ x, label: String(x) }))
  const isCrowded = labels.length > 6
  const placeOf = (x: number, at: number): number => (kind === 'bars' ? places.middleOf(at) : places.xOf(x))
  const every = isCrowded ? Math.ceil(labels.length / 3) : 1
  return (
    <figure aria-label={title}>
      <svg className={styles.chart} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
        {places.yTicks.map((tick) => (
          <g key={tick}>
            <line
              className={styles.grid}
              x1={places.left}
              x2={places.right}
              y1={places.yOf(tick)}
              y2={places.yOf(tick)}
            />
            <text x={places.left - 8} y={places.yOf(tick)} textAnchor="end" dominantBaseline="middle">
              {valueWords(tick, unit)}
            </text>
          </g>
        ))}
        {kind === 'bars' ? <Bars chart={chart} places={places} /> : <Curve chart={chart} places={places} />}
        {labels.map(({ x, label }, at) =>
          (labels.length - 1 - at) % every !== 0 ? null : (
            <text
              key={x}
              x={placeOf(x, at)}
              y={box.height - 26}
              textAnchor={isCrowded && at === labels.length - 1 ? 'end' : 'middle'}
            >
              <Lines label={label} x={placeOf(x, at)} />
            </text>
          ),
        )}
        <text x={(places.left + places.right) / 2} y={box.height - 4} textAnchor="middle">
          {xLabel}
        </text>
      </svg>
    </figure>
  )
}

/** A chart of our own, drawn as SVG, or the table with the same numbers. */
export const FigureChartView = ({ chart }: Props) => (
  <ChartSection title={chart.title} about="" table={<ChartTable chart={chart} />}>
    {chart.points.length === 0 ? (
      <p className={clsx(textStyles.small, textStyles.quiet)}>{m.noPoints()}</p>
    ) : (
      <Drawn chart={chart} />
    )}
  </ChartSection>
)

import textStyles from '../../kit/text.module.css'
import styles from './insights-screen.module.css'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { CalibrationPart, Reliability } from '@wellmet/introductions/outcomes/outcomes.contract.ts'
import { outcomesMessages } from '@wellmet/introductions/outcomes/outcomes.messages.ts'
import { formatList, formatNumber } from '@wellmet/platform/messages/formats.ts'
import { DataTable } from '../../kit/data-table.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { field, radiusOf, ticks, xOf, yOf } from './calibration-field.ts'
import { ChartSection } from './chart-section.tsx'
import { calibrationQuery } from './insights.queries.ts'

const percent = (share: number): string => outcomesMessages.percent({ share })

type Bin = Reliability['bins'][number]
const parts = ['acting', 'engaging'] as const

const pointWords = ({ n, predicted, happened }: Bin): string =>
  outcomesMessages.calibrationPoint({ predicted, happened, count: n })

const Point = ({ bin }: { bin: Bin }) => (
  <g>
    <title>{pointWords(bin)}</title>
    <line
      className={styles.bounds}
      x1={xOf(bin.predicted)}
      x2={xOf(bin.predicted)}
      y1={yOf(bin.low)}
      y2={yOf(bin.high)}
    />
    <circle className={styles.point} cx={xOf(bin.predicted)} cy={yOf(bin.happened)} r={radiusOf(bin.n)} />
  </g>
)

const Field = ({ bins }: { bins: readonly Bin[] }) => (
  <svg className={styles.field} viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true">
    {ticks.map((tick) => (
      <g key={tick} className={styles.tick}>
        <line x1={xOf(0)} x2={xOf(1)} y1={yOf(tick)} y2={yOf(tick)} />
        <text x={field.left - 8} y={yOf(tick)} textAnchor="end" dominantBaseline="middle">
          {percent(tick)}
        </text>
        <text x={xOf(tick)} y={yOf(0) + 20} textAnchor="middle">
          {percent(tick)}
        </text>
      </g>
    ))}
    <line className={styles.diagonal} x1={xOf(0)} y1={yOf(0)} x2={xOf(1)} y2={yOf(1)} />
    {bins.map((bin) => (
      <Point key={bin.predicted} bin={bin} />
    ))}
    <text x={xOf(0.5)} y={yOf(0) + 42} textAnchor="middle">
      {outcomesMessages.predicted()}
    </text>
  </svg>
)

const Part = ({ part, reliability }: { part: CalibrationPart; reliability: Reliability }) => {
  const { bins, shown, neededToShow, sentence } = reliability
  return (
    <section className={styles.part}>
      <h3>{outcomesMessages.calibrationPart({ part })}</h3>
      {bins.length > 0 ? (
        <>
          <p className={clsx(textStyles.small, textStyles.quiet)}>{outcomesMessages.actual()}</p>
          <figure aria-label={formatList(bins.map(pointWords))}>
            <Field bins={bins} />
          </figure>
          <p className={clsx(textStyles.small, textStyles.quiet)}>{sentence}</p>
        </>
      ) : (
        <p className={clsx(textStyles.small, textStyles.quiet)}>
          {outcomesMessages.notEnough({ count: shown, needed: neededToShow })}
        </p>
      )}
    </section>
  )
}

const Table = ({
  part,
  reliability: { bins, shown, neededToShow },
}: {
  part: CalibrationPart
  reliability: Reliability
}) =>
  bins.length === 0 ? (
    <p className={clsx(textStyles.small, textStyles.quiet)}>
      {outcomesMessages.notEnough({ count: shown, needed: neededToShow })}
    </p>
  ) : (
    <DataTable
      caption={outcomesMessages.calibrationPart({ part })}
      rows={bins}
      keyOf={({ predicted }) => String(predicted)}
      columns={[
        {
          key: 'predicted',
          header: outcomesMessages.predicted(),
          cell: ({ predicted }) => percent(predicted),
        },
        { key: 'actual', header: outcomesMessages.actual(), cell: ({ happened }) => percent(happened) },
        {
          key: 'range',
          header: outcomesMessages.range(),
          cell: ({ low, high }) => outcomesMessages.rangeOf({ low, high }),
        },
        { key: 'n', header: outcomesMessages.requestCount(), align: 'end', cell: ({ n }) => formatNumber(n) },
      ]}
    />
  )

/** The chances that were stated against what happened. */
export const CalibrationCharts = () => (
  <Loaded query={useQuery(calibrationQuery)} what={outcomesMessages.calibration()} skeleton={<RowSkeletons rows={4} />}>
    {(calibration) => (
      <ChartSection
        title={outcomesMessages.calibration()}
        about={outcomesMessages.calibrationAbout()}
        table={
          <div className={styles.tables}>
            {parts.map((part) => (
              <section key={part} className={styles.part}>
                <h3>{outcomesMessages.calibrationPart({ part })}</h3>
                <Table part={part} reliability={calibration[part]} />
              </section>
            ))}
          </div>
        }
      >
        <div className={styles.parts}>
          {parts.map((part) => (
            <Part key={part} part={part} reliability={calibration[part]} />
          ))}
        </div>
      </ChartSection>
    )}
  </Loaded>
)

import entityRowStyles from './entity-row.module.css'
import styles from './skeletons.module.css'
import text from './text.module.css'
import { Skeleton } from '@mantine/core'
import { clsx } from 'clsx'
import { kitMessages } from './kit.messages.ts'

const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at)
// Widths differ so that the eye reads text and not a grid; fixed, so that nothing jumps on re-render.
const widths = [148, 112, 172, 128, 160]

/** Rows of people or companies that are on their way. */
export const RowSkeletons = ({ rows = 4, label = kitMessages.loading() }: { rows?: number; label?: string }) => (
  <div className={entityRowStyles.rows} aria-busy="true">
    <output className={text.onlySpoken}>{label}</output>
    {times(rows).map((at) => (
      <div key={at} className={clsx(entityRowStyles.entityRow, styles.row)}>
        <div className={entityRowStyles.who}>
          <Skeleton circle height={32} width={32} />
          <div className={clsx(entityRowStyles.words, styles.lines)}>
            <Skeleton height={10} width={widths[at % widths.length] ?? 140} />
            <Skeleton height={10} width={(widths[(at + 2) % widths.length] ?? 140) * 0.7} />
          </div>
        </div>
        <Skeleton height={10} width={72} />
      </div>
    ))}
  </div>
)

/** A path that is on its way. */
export const PathSkeleton = () => (
  <div className={styles.path} aria-busy="true">
    <output className={text.onlySpoken}>{kitMessages.loadingPath()}</output>
    {times(3).map((at) => (
      <div key={at} className={styles.stop}>
        <Skeleton circle height={56} width={56} />
        <Skeleton height={10} width={96} />
        <Skeleton height={10} width={72} />
      </div>
    ))}
  </div>
)

/** Stands in for a form while it loads: labels and boxes as tall as they will be, and the button if it has one. */
export const FormSkeleton = ({ fields = 2, hasButton = false }: { fields?: number; hasButton?: boolean }) => (
  <div className={styles.form} aria-busy="true">
    <output className={text.onlySpoken}>{kitMessages.loading()}</output>
    {times(fields).map((at) => (
      <div key={at} className={styles.field}>
        <Skeleton height={10} width={96} />
        <Skeleton height={36} />
      </div>
    ))}
    {hasButton ? <Skeleton height={36} width={96} mt={4} /> : null}
  </div>
)

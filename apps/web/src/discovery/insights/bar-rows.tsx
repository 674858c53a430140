import text from '../../kit/text.module.css'
import styles from './insights-screen.module.css'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { Fragment, type ReactNode } from 'react'

/** `shown`: what stands beside the bar, where it is more than the number. */
export type Bar = {
  key: string
  label: string
  values: readonly { tone: string; value: number; shown?: ReactNode }[]
}
type Props = { label: string; bars: readonly Bar[] }

/** Horizontal bars on one scale: every value stands beside its bar. */
export const BarRows = ({ label, bars }: Props) => {
  const most = Math.max(1, ...bars.flatMap(({ values }) => values.map(({ value }) => value)))
  return (
    <figure aria-label={label}>
      <dl className={styles.bars}>
        {bars.map(({ key, label: name, values }) => (
          <Fragment key={key}>
            <dt>{name}</dt>
            {values.map(({ tone, value, shown }) => (
              <dd key={tone} className={text.figures}>
                <svg className={styles.bar} aria-hidden="true">
                  <rect className={styles.track} width="100%" height="100%" rx="3" />
                  <rect data-tone={tone} width={`${(value / most) * 100}%`} height="100%" rx="3" />
                </svg>
                {shown ?? formatNumber(value)}
              </dd>
            ))}
          </Fragment>
        ))}
      </dl>
    </figure>
  )
}

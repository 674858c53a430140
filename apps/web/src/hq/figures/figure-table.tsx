import styles from './figures.module.css'
import text from '../../kit/text.module.css'
import { clsx } from 'clsx'
import type { Figure } from '@wellmet/hq/figures/figures.contract.ts'
import { DataTable } from '../../kit/data-table.tsx'
import { hqScreensMessages as m } from '../hq-screens.messages.ts'
import { countWords, rangeWords, valueWords } from './figure-words.ts'

const nameCell = ({ label, definition }: Figure) => (
  <div className={styles.name}>
    <strong>{label}</strong>
    <p className={clsx(text.small, text.quiet)}>{definition}</p>
  </div>
)

const valueCell = ({ value, unit, currency }: Figure) => (
  <span className={value === null ? text.quiet : styles.value}>{valueWords(value, unit, currency)}</span>
)

/** Each figure with its definition, how many it counts and how sure it is. */
export const FigureTable = ({ caption, figures }: { caption: string; figures: readonly Figure[] }) => (
  <DataTable
    caption={caption}
    rows={figures}
    keyOf={({ key }) => key}
    columns={[
      {
        key: 'figure',
        header: m.figure(),
        hideHeader: true,
        cell: nameCell,
      },
      {
        key: 'value',
        header: m.value(),
        align: 'end',
        cell: valueCell,
      },
      { key: 'range', header: m.range(), align: 'end', cell: (figure) => rangeWords(figure) ?? '–' },
      { key: 'n', header: m.countedAmong(), align: 'end', cell: (figure) => countWords(figure) || '–' },
    ]}
  />
)

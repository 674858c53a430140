import text from '../../kit/text.module.css'
import styles from './import-summary.module.css'
import type { Import, ImportPart } from '@wellmet/contacts/imports/imports.contract.ts'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { clsx } from 'clsx'
import { DataTable, type Column } from '../../kit/data-table.tsx'

type Sums = Omit<ImportPart, 'kind'>
type Line = Sums & { name: string }

const figure = (key: keyof Sums, header: string): Column<Line> => ({
  key,
  header,
  align: 'end',
  cell: (line) => <span className={text.figures}>{formatNumber(line[key])}</span>,
})

const sumOf = (parts: readonly ImportPart[]): Line => {
  const sum = (key: keyof Sums): number => parts.reduce((total, part) => total + part[key], 0)
  return {
    name: importsMessages.partTotal(),
    rows: sum('rows'),
    used: sum('used'),
    notCounted: sum('notCounted'),
    skipped: sum('skipped'),
  }
}

/** How many rows each part of the file had and what became of them: the lines add up to all rows. */
export const ImportParts = ({ counts: { parts } }: Pick<Import, 'counts'>) => {
  if (!parts || parts.length === 0) return null
  const lines: Line[] = parts.map(({ kind, ...sums }) => ({ name: importsMessages.partKind({ kind }), ...sums }))
  return (
    <section className={styles.parts} aria-label={importsMessages.everyRow()}>
      <h3>{importsMessages.everyRow()}</h3>
      <div className={styles.partsTable}>
        <DataTable
          caption={importsMessages.everyRow()}
          columns={[
            { key: 'name', header: importsMessages.partOfFile(), cell: ({ name }) => name },
            figure('rows', importsMessages.partRows()),
            figure('used', importsMessages.partUsed()),
            figure('notCounted', importsMessages.partNotCounted()),
            figure('skipped', importsMessages.skipped()),
          ]}
          rows={lines.length > 1 ? [...lines, sumOf(parts)] : lines}
          keyOf={({ name }) => name}
        />
      </div>
      {parts.some(({ notCounted }) => notCounted > 0) ? (
        <p className={clsx(text.small, text.quiet)}>{importsMessages.everyRowAbout()}</p>
      ) : null}
    </section>
  )
}

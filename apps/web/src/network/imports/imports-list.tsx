import text from '../../kit/text.module.css'
import styles from './imports-list.module.css'
import { clsx } from 'clsx'
import { useQuery } from '@tanstack/react-query'
import type { Import } from '@wellmet/contacts/imports/imports.contract.ts'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { formatAgo, formatMoment } from '../../kit/dates.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { SidePanel } from '../../kit/side-panel.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { formatWords } from './import-shapes.ts'
import { ImportState } from './import-state.tsx'
import { ImportView } from './import-view.tsx'
import { count, counted } from './import-words.ts'
import { importsQuery } from './imports.queries.ts'
import { sizeWords } from './sendable-file.ts'

const isId = (panel: string | undefined): panel is string =>
  panel !== undefined && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(panel)

/** The receipt of one import; its id stands in the address. */
const ImportPanel = () => {
  const { panel, close } = usePanel()
  return (
    <SidePanel opened={isId(panel)} onClose={close} title="What became of this file">
      {isId(panel) ? <ImportView id={panel} /> : null}
    </SidePanel>
  )
}

/** The counts that are not zero, in a line; the receipt has them all. */
const countsLine = ({ state, counts }: Import): string => {
  if (state === 'refused') return 'nothing stored'
  if (state !== 'done') return counts.rows > 0 ? `${counted(counts.rows, 'row')} so far` : ''
  const said = (['created', 'updated', 'unchanged', 'merged', 'skipped'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${count(counts[kind])} ${kind}`)
  return said.join(', ') || (counts.evidence > 0 ? `${count(counts.evidence)} evidence` : 'nothing new')
}

const columnsThat = (open: (panel: string) => void): readonly Column<Import>[] => [
  {
    key: 'file',
    header: 'File',
    cell: ({ id, fileName, format, bytes }) => (
      <div className={styles.file}>
        <button type="button" className={clsx(styles.open, text.clip)} title={fileName} onClick={() => open(id)}>
          {fileName}
        </button>
        <span className={text.quiet}>{format ? formatWords(format) : sizeWords(bytes)}</span>
      </div>
    ),
  },
  { key: 'state', header: 'State', cell: ({ state }) => <ImportState state={state} /> },
  {
    key: 'counts',
    header: 'What became of it',
    cell: (one) => (countsLine(one) ? <span className={text.quiet}>{countsLine(one)}</span> : null),
  },
  {
    key: 'at',
    header: 'When',
    align: 'end',
    cell: ({ createdAt }) => (
      <time className={styles.when} dateTime={createdAt} title={formatMoment(createdAt)}>
        {formatAgo(createdAt)}
      </time>
    ),
  },
]

/** What was brought in before, each with its receipt. */
export const ImportsList = () => {
  const { open } = usePanel()
  return (
    <Section title="Brought in so far">
      <Loaded
        query={useQuery(importsQuery)}
        what="Your imports"
        skeleton={<RowSkeletons rows={3} label="Loading your imports" />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className={clsx(text.small, text.quiet)}>
              Nothing yet. Each file you bring in is listed here, with what became of its rows.
            </p>
          ) : (
            <DataTable caption="Your imports" rows={items} keyOf={({ id }) => id} columns={columnsThat(open)} />
          )
        }
      </Loaded>
      <ImportPanel />
    </Section>
  )
}

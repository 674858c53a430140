import text from '../../kit/text.module.css'
import styles from './imports-list.module.css'
import { clsx } from 'clsx'
import { useQuery } from '@tanstack/react-query'
import type { Import } from '@wellmet/contacts/imports/imports.contract.ts'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
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
import { importsQuery } from './imports.queries.ts'
import { sizeWords } from './sendable-file.ts'

const isId = (panel: string | undefined): panel is string =>
  panel !== undefined && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(panel)

/** The summary of one import; its id is in the URL. */
const ImportPanel = () => {
  const { panel, close } = usePanel()
  return (
    <SidePanel opened={isId(panel)} onClose={close} title={importsMessages.summary()}>
      {isId(panel) ? <ImportView id={panel} /> : null}
    </SidePanel>
  )
}

const kinds = [
  ['created', importsMessages.countCreated],
  ['updated', importsMessages.countUpdated],
  ['unchanged', importsMessages.countUnchanged],
  ['merged', importsMessages.countMerged],
  ['skipped', importsMessages.countSkipped],
] as const

/** The counts that are not zero, in a line; the summary has them all. */
const countsLine = ({ state, counts, undo }: Import): string => {
  if (undo === 'done') return importsMessages.countUndone()
  if (undo === 'waiting') return importsMessages.undoWaiting()
  if (state === 'refused') return importsMessages.nothingStored()
  if (state !== 'done') return counts.rows > 0 ? importsMessages.rowsSoFar({ rows: counts.rows }) : ''
  const shown = kinds.filter(([kind]) => counts[kind] > 0).map(([kind, words]) => words({ count: counts[kind] }))
  if (shown.length > 0) return formatList(shown, 'unit')
  return counts.evidence > 0
    ? importsMessages.countEvidence({ count: counts.evidence })
    : importsMessages.nothingAdded()
}

const columnsThat = (open: (panel: string) => void): readonly Column<Import>[] => [
  {
    key: 'file',
    header: importsMessages.file(),
    cell: ({ id, fileName, format, bytes }) => (
      <div className={styles.file}>
        <button type="button" className={clsx(styles.open, text.clip)} title={fileName} onClick={() => open(id)}>
          {fileName}
        </button>
        <span className={text.quiet}>{format ? formatWords(format) : sizeWords(bytes)}</span>
      </div>
    ),
  },
  { key: 'state', header: importsMessages.state(), cell: ({ state }) => <ImportState state={state} /> },
  {
    key: 'counts',
    header: importsMessages.result(),
    cell: (one) => (countsLine(one) ? <span className={text.quiet}>{countsLine(one)}</span> : null),
  },
  {
    key: 'at',
    header: importsMessages.when(),
    align: 'end',
    cell: ({ createdAt }) => (
      <time className={styles.when} dateTime={createdAt} title={formatMoment(createdAt)}>
        {formatAgo(createdAt)}
      </time>
    ),
  },
]

/** Earlier imports, each with its summary. */
export const ImportsList = () => {
  const { open } = usePanel()
  return (
    <Section title={importsMessages.history()}>
      <Loaded
        query={useQuery(importsQuery)}
        what={importsMessages.yourImports()}
        skeleton={<RowSkeletons rows={3} label={importsMessages.loading()} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className={clsx(text.small, text.quiet)}>{importsMessages.noImports()}</p>
          ) : (
            <DataTable
              caption={importsMessages.yourImports()}
              rows={items}
              keyOf={({ id }) => id}
              columns={columnsThat(open)}
            />
          )
        }
      </Loaded>
      <ImportPanel />
    </Section>
  )
}

import text from '../../kit/text.module.css'
import styles from './import-summary.module.css'
import { clsx } from 'clsx'
import type { Import } from '@wellmet/contacts/imports/imports.contract.ts'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'
import type { ReactNode } from 'react'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { formatMoment } from '../../kit/dates.ts'
import { Notice } from '../../kit/notice.tsx'
import { richMessage } from '../../kit/rich-message.ts'
import { ImportParts } from './import-parts.tsx'
import { formatWords, type ImportShown } from './import-shapes.ts'
import { tookWords } from './import-words.ts'
import { SkipReasons } from './skip-reasons.tsx'
import { UndoImport } from './undo-import.tsx'

const outcomes = [
  { kind: 'created', word: importsMessages.created, means: importsMessages.createdAbout },
  { kind: 'updated', word: importsMessages.updated, means: importsMessages.updatedAbout },
  { kind: 'unchanged', word: importsMessages.unchanged, means: importsMessages.unchangedAbout },
  { kind: 'merged', word: importsMessages.merged, means: importsMessages.mergedAbout },
  { kind: 'skipped', word: importsMessages.skipped, means: importsMessages.skippedAbout },
] as const

/** "You have 812 new contacts." What most people came to hear, before the numbers, and never what is no longer true. */
const headline = ({ counts, undo }: Import): string => {
  if (undo === 'done') return importsMessages.undoneTitle()
  if (undo === 'waiting') return importsMessages.undoingTitle()
  const known = counts.updated + counts.unchanged
  if (counts.created > 0 && known > 0) return importsMessages.newAndKnown({ created: counts.created, known })
  if (counts.created > 0) return importsMessages.newContacts({ count: counts.created })
  if (counts.updated > 0) return importsMessages.updatedContacts({ count: counts.updated })
  if (counts.evidence > 0) return importsMessages.newEvidence()
  return counts.rows > 0 ? importsMessages.nothingNew() : importsMessages.emptyFile()
}

const Track = ({ counts }: Pick<Import, 'counts'>) => {
  const total = outcomes.reduce((sum, { kind }) => sum + counts[kind], 0)
  return (
    <div className={styles.summaryTrack} aria-hidden="true">
      {outcomes.map(({ kind }) => (
        <span key={kind} data-kind={kind} style={{ width: `${total > 0 ? (counts[kind] / total) * 100 : 0}%` }} />
      ))}
    </div>
  )
}

type Props = { shown: ImportShown; next: ReactNode }

/** What became of a file, and what to do next; then every number, every row that was left out and why. */
export const ImportSummary = ({ shown: { import: read, skips }, next }: Props) => {
  const { counts, createdAt, finishedAt, format } = read
  return (
    <div className={styles.summary}>
      <div>
        <h2>{headline(read)}</h2>
        <p className={clsx(text.small, text.quiet, styles.summaryFrom)}>
          {format
            ? importsMessages.fromFileAs({ file: read.fileName, format: formatWords(format) })
            : importsMessages.fromFile({ file: read.fileName })}
        </p>
        {read.undo === 'none' ? null : (
          <p className={styles.summaryUndone}>
            {read.undo === 'done' ? importsMessages.undoneAbout() : importsMessages.undoingAbout()}
          </p>
        )}
      </div>
      {read.archiveOf !== null && read.undo === 'none' ? (
        <Notice
          notice={{
            code: 'archive_of_other',
            message: importsMessages.archiveOfOther({ name: read.archiveOf }),
            next: importsMessages.archiveOfOtherNext(),
          }}
        />
      ) : null}
      {read.undo === 'none' ? next : null}
      <p className={text.figures}>
        {richMessage(importsMessages.counted, { rows: counts.rows, evidence: counts.evidence, b: <strong /> })}
      </p>
      <div>
        <Track counts={counts} />
        <dl className={styles.summaryCounts}>
          {outcomes.map(({ kind, word, means }) => (
            <div key={kind} data-kind={kind}>
              <dt>
                <span className={styles.summaryKey} aria-hidden="true" />
                {word()}
              </dt>
              <dd className={text.figures}>{formatNumber(counts[kind])}</dd>
              <dd className={styles.summaryMeans}>{means()}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ImportParts counts={counts} />
      {counts.skipped > 0 ? <SkipReasons skips={skips} total={counts.skipped} /> : null}
      <p className={clsx(text.small, text.quiet)}>
        {finishedAt
          ? richMessage(importsMessages.finished, {
              at: formatMoment(finishedAt),
              duration: tookWords(createdAt, finishedAt),
              time: <time dateTime={finishedAt} />,
            })
          : null}
      </p>
      <div className={styles.undo}>
        <UndoImport read={read} />
      </div>
    </div>
  )
}

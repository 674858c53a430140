import text from '../../kit/text.module.css'
import styles from './import-summary.module.css'
import { clsx } from 'clsx'
import type { Import } from '@wellmet/contacts/imports/imports.contract.ts'
import { formatMoment } from '../../kit/dates.ts'
import { formatWords, type ImportShown } from './import-shapes.ts'
import { count, counted, tookWords } from './import-words.ts'
import { SkipReasons } from './skip-reasons.tsx'

const outcomes = [
  { kind: 'created', word: 'Created', means: 'new contacts' },
  { kind: 'updated', word: 'Updated', means: 'something new about them' },
  { kind: 'unchanged', word: 'Unchanged', means: 'already known like this' },
  { kind: 'merged', word: 'Merged', means: 'the same person twice' },
  { kind: 'skipped', word: 'Skipped', means: 'rows left out' },
] as const

/** "You have 812 new contacts." What most people came to hear, before the numbers. */
const headline = ({ counts }: Import): string => {
  if (counts.created > 0) return `You have ${counted(counts.created, 'new contact')}`
  if (counts.updated > 0)
    return `${counted(counts.updated, 'contact')} of yours ${counts.updated === 1 ? 'is' : 'are'} up to date`
  if (counts.evidence > 0) return 'Your contacts are the same, with new evidence'
  return counts.rows > 0 ? 'Nothing new: you had all of this already' : 'There was nothing in this file'
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

/** What became of a file: every number, every row that was left out and why, and how long it took. */
export const ImportSummary = ({ shown: { import: read, skips } }: { shown: ImportShown }) => {
  const { counts, createdAt, finishedAt, format } = read
  return (
    <div className={styles.summary}>
      <div>
        <h2>{headline(read)}</h2>
        <p className={clsx(text.small, text.quiet, styles.summaryFrom)}>
          From {read.fileName}
          {format ? `, ${formatWords(format)}` : ''}
        </p>
      </div>
      <p className={text.figures}>
        <strong>{counted(counts.rows, 'row')}</strong> came in, and{' '}
        <strong>{counts.evidence === 0 ? 'no new pieces' : counted(counts.evidence, 'piece')} of evidence</strong>{' '}
        {counts.evidence === 1 ? 'was' : 'were'} kept: who wrote to, met or connected with whom, and when.
      </p>
      <div>
        <Track counts={counts} />
        <dl className={styles.summaryCounts}>
          {outcomes.map(({ kind, word, means }) => (
            <div key={kind} data-kind={kind}>
              <dt>
                <span className={styles.summaryKey} aria-hidden="true" />
                {word}
              </dt>
              <dd className={text.figures}>{count(counts[kind])}</dd>
              <dd className={styles.summaryMeans}>{means}</dd>
            </div>
          ))}
        </dl>
      </div>
      {counts.skipped > 0 ? <SkipReasons skips={skips} total={counts.skipped} /> : null}
      <p className={clsx(text.small, text.quiet)}>
        {finishedAt ? (
          <>
            Took {tookWords(createdAt, finishedAt)}; finished on{' '}
            <time dateTime={finishedAt}>{formatMoment(finishedAt)}</time>. The file itself has been deleted.
          </>
        ) : null}
      </p>
    </div>
  )
}

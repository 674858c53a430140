import text from '../../kit/text.module.css'
import styles from './import-summary.module.css'
import { clsx } from 'clsx'
import type { Skip } from '@wellmet/contacts/imports/imports.contract.ts'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'
import { formatList, formatNumber } from '@wellmet/platform/messages/formats.ts'
import { groupSkips, type SkipGroup } from './group-skips.ts'

const mostLines = 40

const linesWords = ({ lines }: SkipGroup): string => {
  if (lines.length === 0) return importsMessages.wholeFile()
  const shown = formatList(lines.slice(0, mostLines).map(formatNumber), 'unit')
  return lines.length > mostLines
    ? importsMessages.skippedLinesMore({ lines: shown, more: lines.length - mostLines })
    : importsMessages.skippedLines({ count: lines.length, lines: shown })
}

/** Why rows were left out; each reason opens to the lines it is about. */
export const SkipReasons = ({ skips, total }: { skips: readonly Skip[]; total: number }) => (
  <section className={styles.skipReasons} aria-label={importsMessages.whyRowsSkipped()}>
    <h3>{importsMessages.whySkipped({ count: total })}</h3>
    <ul>
      {groupSkips(skips).map((group) => (
        <li key={`${group.file} ${group.reason}`}>
          <details>
            <summary>
              <span>
                {group.reason} <span className={text.quiet}>{group.file}</span>
              </span>
              <span className={clsx(styles.skipCount, text.figures)}>{formatNumber(group.count)}</span>
            </summary>
            <p className={clsx(text.small, text.quiet, text.figures)}>{linesWords(group)}</p>
          </details>
        </li>
      ))}
    </ul>
    {skips.length < total ? (
      <p className={clsx(text.small, text.quiet)}>{importsMessages.firstListed({ count: skips.length })}</p>
    ) : null}
  </section>
)

import text from '../../kit/text.module.css'
import styles from './import-summary.module.css'
import { clsx } from 'clsx'
import type { Skip } from '@wellmet/contacts/imports/imports.contract.ts'
import { groupSkips, type SkipGroup } from './group-skips.ts'
import { count, counted } from './import-words.ts'

const mostLines = 40

const linesOf = ({ lines }: SkipGroup): string => {
  const shown = lines.slice(0, mostLines).map(count).join(', ')
  return lines.length > mostLines ? `${shown} and ${count(lines.length - mostLines)} more` : shown
}

/** Why rows were left out; each reason opens to the lines it is about. */
export const SkipReasons = ({ skips, total }: { skips: readonly Skip[]; total: number }) => (
  <section className={styles.skipReasons} aria-label="Why rows were skipped">
    <h3>
      Why {counted(total, 'row')} {total === 1 ? 'was' : 'were'} skipped
    </h3>
    <ul>
      {groupSkips(skips).map((group) => (
        <li key={`${group.file} ${group.reason}`}>
          <details>
            <summary>
              <span>
                {group.reason} <span className={text.quiet}>{group.file}</span>
              </span>
              <span className={clsx(styles.skipCount, text.figures)}>{count(group.count)}</span>
            </summary>
            <p className={clsx(text.small, text.quiet, text.figures)}>
              {group.lines.length === 0
                ? 'It is about the file as a whole.'
                : `${group.lines.length === 1 ? 'Line' : 'Lines'} ${linesOf(group)}`}
            </p>
          </details>
        </li>
      ))}
    </ul>
    {skips.length < total ? (
      <p className={clsx(text.small, text.quiet)}>The first {count(skips.length)} are listed.</p>
    ) : null}
  </section>
)

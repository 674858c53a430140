import styles from './merge-panel.module.css'
import { duplicatesMessages } from '@wellmet/contacts/duplicates/duplicates.messages.ts'
import { mergesMessages } from '@wellmet/contacts/merges/merges.messages.ts'
import { formatDay } from '../../kit/dates.ts'
import type { MergePreview } from './preview-merge.ts'

/** The one contact that two will be, before anything is done. */
export const MergeResult = ({ preview }: { preview: MergePreview }) => {
  const { name, title, company, location, emails, phones, linkedinUrl, connectedOn, sources } = preview
  const facts: [string, readonly string[]][] = [
    ['name', [name]],
    ['role', title ? [title] : []],
    ['company', company ? [company] : []],
    ['place', location ? [location] : []],
    ['email', emails],
    ['phone', phones],
    ['linkedin', linkedinUrl ? [linkedinUrl.replace(/^https?:\/\/(?:www\.)?/u, '')] : []],
    ['connected', connectedOn ? [formatDay(connectedOn)] : []],
    ['source', sources],
  ]
  return (
    <section className={styles.result} aria-labelledby="merge-result">
      <h3 id="merge-result">{mergesMessages.result()}</h3>
      <dl aria-live="polite">
        {facts
          .filter(([, values]) => values.length > 0)
          .map(([field, values]) => (
            <div key={field}>
              <dt>{duplicatesMessages.field({ field })}</dt>
              <dd>
                {values.map((value) => (
                  <span key={value}>{value}</span>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

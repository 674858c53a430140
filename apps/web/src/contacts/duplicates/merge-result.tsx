import styles from './merge-panel.module.css'
import { contactFieldNames } from '@wellmet/contacts/contact-fields/contact-fields.contract.ts'
import { mergesMessages } from '@wellmet/contacts/merges/merges.messages.ts'
import { formatDay } from '../../kit/dates.ts'
import { fieldName } from './compare-sides.ts'
import type { MergePreview } from './preview-merge.ts'

/** The one contact that two will be, before anything is done. */
export const MergeResult = ({ preview }: { preview: MergePreview }) => {
  const { emails, phones, linkedinUrl, connectedOn, sources } = preview
  const facts: [string, readonly string[]][] = [
    ...contactFieldNames.map((field): [string, string[]] => [field, preview[field] ? [preview[field]] : []]),
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
              <dt>{fieldName(field)}</dt>
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

import styles from './merge-panel.module.css'
import { formatDay } from '../../kit/dates.ts'
import type { MergePreview } from './preview-merge.ts'

/** The one contact that two will be, before anything is done. */
export const MergeResult = ({ preview }: { preview: MergePreview }) => {
  const { name, title, company, location, emails, phones, linkedinUrl, connectedOn, sources } = preview
  const facts: [string, readonly string[]][] = [
    ['Name', [name]],
    ['Role', title ? [title] : []],
    ['Company', company ? [company] : []],
    ['Place', location ? [location] : []],
    ['E-mail', emails],
    ['Phone', phones],
    ['LinkedIn', linkedinUrl ? [linkedinUrl.replace(/^https?:\/\/(?:www\.)?/u, '')] : []],
    ['Connected', connectedOn ? [formatDay(connectedOn)] : []],
    ['From', sources],
  ]
  return (
    <section className={styles.result} aria-labelledby="merge-result">
      <h3 id="merge-result">They will be</h3>
      <dl aria-live="polite">
        {facts
          .filter(([, values]) => values.length > 0)
          .map(([field, values]) => (
            <div key={field}>
              <dt>{field}</dt>
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

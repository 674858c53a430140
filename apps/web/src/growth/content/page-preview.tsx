import styles from './content.module.css'
import text from '../../kit/text.module.css'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { editorMessages as m } from '@wellmet/growth/content/editor.messages.ts'
import { reasonOf } from '../../api/problem.ts'
import { pagePreviewQuery, type Written } from './content.queries.ts'

const waitMs = 400

/** The page as the server renders it. Nothing in the frame runs, and it can lead nowhere. */
export const PagePreview = ({ written }: { written: Written }) => {
  const [settled] = useDebouncedValue(written, waitMs)
  const isWhole = Object.values(settled.fields).every((value) => value.trim() !== '')
  const query = useQuery({ ...pagePreviewQuery(settled), enabled: isWhole })
  return (
    <section className={styles.preview} aria-label={m.preview()}>
      {isWhole ? null : <p className={text.quiet}>{m.previewWaits()}</p>}
      {query.error && isWhole ? <output>{reasonOf(query.error)}</output> : null}
      {query.data?.faults.map((fault) => (
        <output key={fault}>{fault}</output>
      ))}
      {query.data ? (
        <iframe title={m.previewOf()} srcDoc={query.data.html} sandbox="" referrerPolicy="no-referrer" />
      ) : null}
    </section>
  )
}

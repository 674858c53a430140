import styles from './content.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { DocumentVersion, KindConfig } from '@wellmet/growth/content/content.contract.ts'
import { editorMessages as m } from '@wellmet/growth/content/editor.messages.ts'
import { lineChanges } from '@wellmet/growth/content/line-changes.rules.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { Disclosure } from '../../kit/disclosure.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { versionsQuery } from './content.queries.ts'

type Props = { id: string; kind: KindConfig; mayWrite: boolean; isBusy: boolean; onRestore: (version: number) => void }

const aboutVersion = ({ number, restoredFrom, isPublished }: DocumentVersion, newest: number): string =>
  formatList(
    [
      number === newest ? m.isNewest() : null,
      isPublished ? m.isPublished() : null,
      restoredFrom === null ? null : m.restoredFrom({ number: restoredFrom }),
    ].filter((one) => one !== null),
  )

/** From the old version to the newest, field by field. */
const Changes = ({ old, newest, kind }: { old: DocumentVersion; newest: DocumentVersion; kind: KindConfig }) => {
  const changed = kind.fields.filter(({ name }) => old.fields[name] !== newest.fields[name])
  if (changed.length === 0) return <p className={text.quiet}>{m.noChanges()}</p>
  return changed.map(({ name, label }) => (
    <div key={name} className={styles.changes}>
      <h4>{label}</h4>
      {lineChanges(old.fields[name] ?? '', newest.fields[name] ?? '')
        .map((change, at) => ({ ...change, at }))
        .filter(({ is }) => is !== 'same')
        .map(({ is, text: said, at }) =>
          is === 'added' ? (
            <ins key={at}>
              <span className={text.onlySpoken}>{m.added()} </span>
              {said}
            </ins>
          ) : (
            <del key={at}>
              <span className={text.onlySpoken}>{m.removed()} </span>
              {said}
            </del>
          ),
        )}
    </div>
  ))
}

export const DocumentHistory = ({ id, kind, mayWrite, isBusy, onRestore }: Props) => {
  const query = useQuery(versionsQuery(id))
  return (
    <Section title={m.history()} about={m.historyAbout()}>
      <Loaded query={query} what={m.history()} skeleton={<RowSkeletons rows={2} label={m.loading()} />}>
        {({ items }) => {
          const [newest] = items
          return (
            <ol className={styles.versions}>
              {items.map((version) => {
                const { number, author, at } = version
                return (
                  <li key={number}>
                    <div>
                      <strong>{m.version({ number })}</strong>{' '}
                      <span className={text.quiet}>
                        {author === null
                          ? m.versionAt({ at: new Date(at) })
                          : m.versionBy({ name: author, at: new Date(at) })}
                      </span>{' '}
                      <span className={text.quiet}>{aboutVersion(version, newest!.number)}</span>
                    </div>
                    {number === newest!.number ? null : (
                      <div className={styles.versionActions}>
                        <Disclosure summary={m.showChanges()}>
                          <Changes old={version} newest={newest!} kind={kind} />
                        </Disclosure>
                        {mayWrite ? (
                          <Button
                            variant="default"
                            size="compact-sm"
                            disabled={isBusy}
                            aria-label={m.restoreNamed({ number })}
                            onClick={() => onRestore(number)}
                          >
                            {m.restore()}
                          </Button>
                        ) : null}
                      </div>
                    )}
                  </li>
                )
              })}
            </ol>
          )
        }}
      </Loaded>
    </Section>
  )
}

import styles from './pitch.module.css'
import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { investorsMessages as m } from '@wellmet/growth/investors/investors.messages.ts'
import { useEffect, useState } from 'react'
import { GuestPage } from '../../introductions/guest-pages/guest-page.tsx'
import { Disclosure } from '../../kit/disclosure.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { pitchPageQuery } from './pitch.queries.ts'
import { sendRead } from './send-read.ts'

/** For a reader without an account. The page says what is counted, and that happens when a section is opened. */
export const PitchPageScreen = ({ token }: { token: string }) => {
  const query = useQuery(pitchPageQuery(token))
  const isOpen = query.data !== undefined
  useEffect(() => {
    if (!isOpen) return undefined
    sendRead('track-page', { link: token })
    const end = () => sendRead('end-session', { link: token })
    addEventListener('pagehide', end)
    return () => removeEventListener('pagehide', end)
  }, [isOpen, token])
  const [isMe, setIsMe] = useState(false)
  const tick = (ticked: boolean) => {
    setIsMe(ticked)
    sendRead('track-action', { link: token, action: ticked ? 'this-is-me' : 'not-me' })
  }
  return (
    <GuestPage>
      <Loaded query={query} what={m.title()} skeleton={<RowSkeletons rows={3} label={m.loading()} />}>
        {({ workspace, title, reader, sections }) => (
          <article className={styles.page}>
            <PageHeader title={title}>{m.by({ workspace })}</PageHeader>
            <div className={styles.told} role="note">
              <p>{m.toldReader({ workspace, reader })}</p>
              <Checkbox
                label={m.thisIsMe({ reader })}
                checked={isMe}
                onChange={({ currentTarget }) => tick(currentTarget.checked)}
              />
            </div>
            {sections.map((section) => (
              <Disclosure
                key={section.key}
                summary={section.title}
                onToggle={(opened) => {
                  if (opened)
                    sendRead('track-event', { link: token, section: section.key, ...(isMe ? { isMe: 'yes' } : {}) })
                }}
              >
                <p className={styles.text}>{section.text}</p>
              </Disclosure>
            ))}
          </article>
        )}
      </Loaded>
    </GuestPage>
  )
}

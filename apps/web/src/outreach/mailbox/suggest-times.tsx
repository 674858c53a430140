import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { mailboxMessages as m } from '@wellmet/outreach/mailbox/mailbox.messages.ts'
import { writeTimes } from '@wellmet/outreach/mailbox/write-times.rules.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { intlLocale } from '@wellmet/platform/messages/locale.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { reasonOf } from '../../api/problem.ts'
import { freeTimesQuery } from './email.queries.ts'

type Props = { to: string; onTimes: (times: string) => void }

/** Puts what is free in the member’s calendar into the answer, in the hours of both. */
export const SuggestTimes = ({ to, onTimes }: Props) => {
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [says, setSays] = useState('')
  const suggest = async () => {
    setIsAsking(true)
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    try {
      const found = await queries.fetchQuery(freeTimesQuery(to, zone))
      setSays(found.times.length === 0 ? m.noTimes() : m.timesFrom({ calendars: formatList(found.calendars) }))
      if (found.times.length > 0) onTimes(writeTimes(found, intlLocale()))
    } catch (error) {
      setSays(reasonOf(error))
    } finally {
      setIsAsking(false)
    }
  }
  return (
    <>
      <Button size="sm" variant="default" loading={isAsking} onClick={() => void suggest()}>
        {m.suggestTimes()}
      </Button>
      <output className={clsx(text.small, text.quiet)}>{says}</output>
    </>
  )
}

import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { useState } from 'react'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { dependsOn } from '../../api/depends-on.ts'
import { Notice } from '../../kit/notice.tsx'

type Props = { target: string; connector: string; message: string }

/** Long enough for a sentence to be finished. */
const pauseMs = 1_500

const checkQuery = ({ target, connector, message }: Props) => ({
  ...dependsOn('contacts', 'requests').queryOptions('post', '/api/ai/hallucination/verify-intro', {
    body: { target, connector, message, keep: false },
  }),
  enabled: message.trim() !== '',
  placeholderData: keepPreviousData,
  staleTime: 60_000,
  retry: false,
})

/** Said once for a sentence that says otherwise than what is on record. The words are the writer’s, so nothing is blocked. */
export const ContradictionNotice = ({ target, connector, message }: Props) => {
  const [typed] = useDebouncedValue(message, pauseMs)
  const [kept, setKept] = useState<readonly string[]>([])
  const { data } = useQuery(checkQuery({ target, connector, message: typed }))
  const keep = useApiMutation('post', '/api/ai/hallucination/verify-intro', {
    changes: nothing('it is counted and changes nothing'),
  })
  const wrong = data?.sentences.find(
    ({ text, verdict }) => verdict === 'contradicted' && message.includes(text) && !kept.includes(text),
  )
  if (!wrong) return null
  return (
    <Notice
      notice={{
        code: 'contradicted',
        message: requestsMessages.contradicted({ sentence: wrong.text }),
        next: requestsMessages.contradictedRight({ right: wrong.right ?? '' }),
      }}
      action={
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            setKept([...kept, wrong.text])
            keep.mutate({ body: { target, connector, message, keep: true } })
          }}
        >
          {requestsMessages.keepMyWords()}
        </Button>
      }
    />
  )
}

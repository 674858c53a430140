import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../../kit/notice.tsx'

/** That the form holds what was typed here before, and how to begin anew. */
export const TypedBefore = ({ onDiscard }: { onDiscard: () => void }) => {
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  const discard = () => {
    setShown(false)
    onDiscard()
  }
  return (
    <Notice
      notice={{
        code: 'typed_before',
        message: requestsMessages.typedBefore(),
        next: requestsMessages.typedBeforeNext(),
      }}
      action={
        <Button size="xs" variant="default" onClick={discard}>
          {requestsMessages.startOver()}
        </Button>
      }
    />
  )
}

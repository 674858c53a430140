import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { HeldData } from '@wellmet/contacts/objections/objections.contract.ts'
import { objectionsMessages } from '@wellmet/contacts/objections/objections.messages.ts'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { heldDataQuery } from './objections.queries.ts'

/** Opening the link changes nothing: mail scanners open links. */
export const HeldAnswer = ({ token }: { token: string }) => {
  const answer = useQuery(heldDataQuery(token))
  const status = answer.error ? toProblem(answer.error).status : null
  if (status === 422 || status === 400)
    return <PageHeader title={objectionsMessages.linkDoesNotWork()}>{objectionsMessages.linkNotValid()}</PageHeader>
  return (
    <Loaded query={answer} what={objectionsMessages.theAnswer()} skeleton={<FormSkeleton fields={1} hasButton />}>
      {(held) => <Answer held={held} token={token} />}
    </Loaded>
  )
}

const Answer = ({ held: before, token }: { held: HeldData; token: string }) => {
  const choose = useApiMutation('post', '/api/privacy/your-data/choice', { changes: nothing('Its answer is shown.') })
  const held = choose.data ?? before
  const { address, isHeld, isLeftOut, isNeverEmailed, hasAccount } = held
  const [isSure, setIsSure] = useState(false)
  const say = (choice: 'delete' | 'no_email') => choose.mutate({ body: { token, choice } })
  const small = clsx(text.small, text.quiet)
  return (
    <>
      {isLeftOut ? (
        <PageHeader title={objectionsMessages.leftOut()}>{objectionsMessages.leftOutAbout({ address })}</PageHeader>
      ) : (
        <PageHeader title={isHeld ? objectionsMessages.held() : objectionsMessages.notHeld()}>
          {isHeld ? objectionsMessages.heldAbout({ address }) : objectionsMessages.notHeldAbout({ address })}
        </PageHeader>
      )}
      {hasAccount ? <p className={small}>{objectionsMessages.hasAccount()}</p> : null}
      {isNeverEmailed ? <p className={small}>{objectionsMessages.neverEmailed()}</p> : null}
      <FormAlert trouble={choose.error ? { text: problemText(toProblem(choose.error)) } : null} />
      {isLeftOut ? null : (
        <>
          <p className={small}>{objectionsMessages.deleteMeAbout()}</p>
          {isSure ? (
            <>
              <p>{objectionsMessages.deleteQuestion({ address })}</p>
              <div className={formStyles.buttons}>
                <Button color="brick" loading={choose.isPending} onClick={() => say('delete')}>
                  {objectionsMessages.deleteForGood()}
                </Button>
                <Button variant="default" onClick={() => setIsSure(false)}>
                  {kitMessages.cancel()}
                </Button>
              </div>
            </>
          ) : (
            <div className={formStyles.buttons}>
              <Button color="brick" onClick={() => setIsSure(true)}>
                {objectionsMessages.deleteMe()}
              </Button>
              {isNeverEmailed ? null : (
                <Button variant="default" loading={choose.isPending} onClick={() => say('no_email')}>
                  {objectionsMessages.noEmail()}
                </Button>
              )}
            </div>
          )}
        </>
      )}
      <p>
        <a href="/help/privacy-others" className={clsx(text.link, text.small)}>
          {objectionsMessages.help()}
        </a>
      </p>
    </>
  )
}

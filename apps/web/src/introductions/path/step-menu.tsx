import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { KnownFamiliarity } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import type { PathInFull } from '@wellmet/graph/paths/paths.contract.ts'
import { stepCorrectionsMessages } from '@wellmet/graph/step-corrections/step-corrections.messages.ts'
import type { ReactNode } from 'react'
import type { Correct } from './use-correct.ts'

type Stop = { id: string; name: string }
type Step = { from: Stop | undefined; to: Stop; corrections: PathInFull['relationships'][number]['corrections'] }

/** What the viewer knows better about one step. */
const StepMenu = ({ step: { from, to, corrections }, correct }: { step: Step; correct: Correct }) => {
  const { name } = to
  return (
    <Menu position="bottom" width={280}>
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          loading={correct.isPending}
          rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden="true" />}
          aria-label={stepCorrectionsMessages.correctStepTo({ name })}
        >
          {stepCorrectionsMessages.correctStep()}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {corrections.includes('i-know-them')
          ? KnownFamiliarity.options.map((familiarity) => (
              <Menu.Item key={familiarity} onClick={() => void correct.know(to, familiarity)}>
                {stepCorrectionsMessages.iKnow({ name, familiarity })}
              </Menu.Item>
            ))
          : null}
        {from && corrections.includes('they-know-each-other-well') ? (
          <Menu.Item onClick={() => void correct.vouch(from, to)}>
            {stepCorrectionsMessages.knowEachOtherWell({ one: from.name, other: name })}
          </Menu.Item>
        ) : null}
        {from && corrections.includes('they-do-not-know-each-other') ? (
          <Menu.Item onClick={() => void correct.deny(from, to)}>
            {stepCorrectionsMessages.dontKnowEachOther({ one: from.name, other: name })}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  )
}

/** By whom the step leads to; a step about which there is nothing to say has none. */
export const menusOf = (path: PathInFull, target: Stop, correct: Correct): ReadonlyMap<string, ReactNode> => {
  const stops = [...path.between, target]
  return new Map(
    path.relationships.flatMap(({ corrections }, at) => {
      const to = stops[at]
      if (!to || corrections.length === 0) return []
      return [[to.id, <StepMenu key={to.id} step={{ from: stops[at - 1], to, corrections }} correct={correct} />]]
    }),
  )
}

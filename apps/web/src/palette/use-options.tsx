import { useMantineColorScheme } from '@mantine/core'
import {
  IconArrowsExchange,
  IconFileImport,
  IconSearch,
  IconTarget,
  IconWorldSearch,
  type Icon,
} from '@tabler/icons-react'
import { targetsMessages } from '@wellmet/contacts/targets/targets.messages.ts'
import { useNavigate } from '@tanstack/react-router'
import { isMember } from '../account/members/roles.ts'
import { useSession } from '../account/users/session.ts'
import { useSignOut } from '../account/users/use-sign-out.ts'
import { useEnterWorkspace } from '../account/workspaces/use-enter-workspace.ts'
import { Portrait } from '../kit/portrait.tsx'
import { offerWords, useTargetOffer } from '../contacts/targets/target-offer.tsx'
import { addTargetPanel } from '../contacts/targets/target-panel-param.ts'
import { reachWords } from '../discovery/companies/company-words.ts'
import { pathsPanel } from '../discovery/reach/paths-panel-param.ts'
import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { stateWords } from '@wellmet/identity/person-states/state-words.rules.ts'
import { usePanel } from '../kit/use-panel.ts'
import type { Command, Deed } from './commands.ts'
import { matchCommands } from './match-commands.ts'
import { orderOptions } from './order-options.ts'
import type { Option } from './palette-shapes.ts'
import type { useFound } from './palette.queries.ts'
import { useRecentPeople } from './recent-people.ts'
import { paletteMessages } from './palette.messages.ts'
import { kitMessages } from '../kit/kit.messages.ts'
import { helpPanel } from '../navigation/help-panel.ts'

type Named = {
  id: string
  name: string
  role: string | null
  company: string | null
  personState: PersonState
}

const drawn = (OptionIcon: Icon) => <OptionIcon size={18} stroke={1.6} aria-hidden="true" />

/** Screens and actions at once, people and companies as they are found. */
export const useOptions = (
  typed: string,
  { people, companies, isLooking }: ReturnType<typeof useFound>,
  isPointing: boolean,
): readonly Option[] => {
  const navigate = useNavigate()
  const { open } = usePanel()
  const { setColorScheme } = useMantineColorScheme()
  const signOut = useSignOut()
  const enter = useEnterWorkspace()
  const { workspace, workspaces } = useSession()
  const q = typed.trim()

  const doIt = (deed: Deed): void => {
    if (deed === 'sign-out') return signOut()
    if (deed === 'help') return open(helpPanel)
    return deed === 'new-workspace' ? open(deed) : setColorScheme(deed)
  }
  const toOption = (command: Command): Option => ({
    id: `${command.group} ${command.label()}`,
    group: command.group,
    label: command.label(),
    figure: drawn(command.icon),
    goes: 'to' in command || command.deed === 'new-workspace' || command.deed === 'help',
    choose: () =>
      'to' in command ? void navigate({ to: command.to, search: command.search ?? {} }) : doIt(command.deed),
  })
  const elsewhere = workspaces
    .filter(({ id, name }) => id !== workspace?.id && name.toLowerCase().includes(q.toLowerCase()))
    .map(({ id, name }): Option => ({
      id: `workspace ${id}`,
      group: 'actions',
      label: paletteMessages.switchWorkspace({ workspace: name }),
      figure: drawn(IconArrowsExchange),
      goes: true,
      choose: () => enter(id),
    }))
  const toPerson = (group: 'people' | 'recent', { id, name, role, company, personState }: Named): Option => {
    const state = stateWords(personState)
    const work = [role, company].filter(Boolean).join(' · ') || kitMessages.roleUnknown()
    return {
      id: `person ${id}`,
      group,
      label: name,
      about: state === '' ? work : paletteMessages.personAbout({ role: work, state }),
      figure: <Portrait id={id} name={name} size={24} />,
      goes: true,
      choose: () => void navigate({ to: '/search/people', search: { q: name, panel: pathsPanel(id) } }),
    }
  }
  const found = {
    people: people.map((person) => toPerson('people', person)),
    companies: companies.map(({ id, name, peopleCount }): Option => ({
      id: `company ${id}`,
      group: 'companies',
      label: name,
      about: reachWords(peopleCount),
      figure: <Portrait id={id} name={name} size={24} look="company" />,
      goes: true,
      choose: () => void navigate({ to: '/companies/$id', params: { id } }),
    })),
  }
  const recent = useRecentPeople()
  const offer = useTargetOffer({ q, shown: people.map(({ name }) => name) })
  // While somebody is looked for it would come and go. A lone word is a company, which is found by searching.
  const targetOffer = isLooking || offer?.named.name == null ? null : offer
  const commands = [...matchCommands(q, workspace?.role).map(toOption), ...elsewhere]
  if (q === '') return isPointing ? commands : [...recent.map((person) => toPerson('recent', person)), ...commands]
  const ordered = orderOptions(q, { commands, ...found }, isPointing)
  // The ways to search further stand last: before the answer they would be first, and move away from under a finger.
  if (ordered.length === 0 && isLooking) return []
  const toTarget = (offer: NonNullable<typeof targetOffer>): Option => ({
    id: 'target',
    group: 'search',
    label: offer.known ? offer.known.name : offerWords(offer),
    about: offer.known ? targetsMessages.isYourTarget() : targetsMessages.addAsTargetAbout(),
    figure: drawn(IconTarget),
    goes: true,
    choose: () =>
      offer.known
        ? void navigate({ to: '/introductions/path', search: { person: offer.known.id } })
        : open(addTargetPanel(offer.text)),
  })
  const further: Option[] = [
    ...(targetOffer && people.length === 0 ? [toTarget(targetOffer)] : []),
    {
      id: 'search reach',
      group: 'search',
      label: paletteMessages.searchPeopleFor({ query: q }),
      figure: drawn(IconSearch),
      goes: true,
      choose: () => void navigate({ to: '/search/people', search: { q } }),
    },
    {
      id: 'search everywhere',
      group: 'search',
      label: paletteMessages.searchEverywhereFor({ query: q }),
      figure: drawn(IconWorldSearch),
      goes: true,
      choose: () => void navigate({ to: '/people/search', search: { q } }),
    },
    ...(targetOffer && people.length > 0 ? [toTarget(targetOffer)] : []),
  ]
  const isNothing = ordered.length === 0
  if (isNothing && isMember(workspace?.role))
    further.push({
      id: 'bring in',
      group: 'search',
      label: paletteMessages.importMore(),
      figure: drawn(IconFileImport),
      goes: true,
      choose: () => void navigate({ to: '/access' }),
    })
  return [...ordered, ...further]
}

import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import type { PersonState, StateAction, StateActionName } from './person-states.contract.ts'
import { personStatesMessages as m } from './person-states.messages.ts'

const words: Record<StateActionName, (names: { target: string; connector: string }) => string> = {
  write: m.doWriteTo,
  answer: () => m.doAnswer(),
  introduce: () => m.doIntroduce(),
  record_meeting: () => m.doRecordMeeting(),
  say_outcome: () => m.doSayOutcome(),
  not_yet: () => m.doNotYet(),
  prepare: () => m.doPrepare(),
  move_meeting: () => m.doMoveMeeting(),
  cancel_meeting: () => m.doCancelMeeting(),
  see_introduction: () => m.doSeeIntroduction(),
  see_request: () => m.doSeeRequest(),
  nudge: () => m.doNudge(),
  ask_someone_else: () => m.doAskSomeoneElse(),
  withdraw: () => m.doWithdraw(),
  ask_again: () => m.doAskAgain(),
  change_time: () => m.doChangeTime(),
  ask_now: () => m.doAskNow(),
  finish_draft: () => m.doFinishDraft(),
  delete_draft: () => m.doDeleteDraft(),
  follow: () => m.doFollow(),
  ask_next: m.doAsk,
  thank: m.doThank,
  try_another_path: () => m.doTryAnotherPath(),
  invite: () => m.doInvite(),
  ask_them: () => m.doAskThem(),
  reconnect: () => m.doReconnect(),
  ask_closer_teammate: () => m.doAskCloserTeammate(),
  rate: () => m.doRate(),
  see_paths: () => m.doSeePaths(),
  ask: m.doAsk,
  check_first: m.doCheckFirst,
  see_who_to_invite: () => m.doSeeWhoToInvite(),
  open_a_path: () => m.doOpenAPath(),
  import_contacts: () => m.doImportContacts(),
  see_company: () => m.doSeeCompany(),
  add_target: () => m.doAddTarget(),
}

/** The label of a button, in the current language. */
export function actionWords(
  { does, via, from }: StateAction,
  state: Pick<PersonState, 'says'>,
  target: string,
): string {
  if (from) return m.doAskFrom({ on: new Date(from) })
  const asked = via ? firstName(via.name) : String(state.says?.params['connector'] ?? '')
  return words[does]({ target: firstName(target), connector: asked })
}

/** The same for a screen reader, which may read it without the row around it. It begins with the label. */
export function spokenActionWords(action: StateAction, state: Pick<PersonState, 'says'>, name: string): string {
  const label = actionWords(action, state, name)
  const isAsk = action.via && !action.from && action.does !== 'try_another_path' && action.does !== 'check_first'
  return isAsk ? m.introductionTo({ action: label, name }) : m.aboutPerson({ action: label, name })
}

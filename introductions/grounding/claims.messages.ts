import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** Each claim as one sentence to the member who may see it. */
export const claimsMessages = defineMessages('claims', {
  asker: 'You are {name}{company, select, none {} other { from {company}}}.',
  selfDescription: '{text}',
  goal: 'Your goal: {text}',
  worksAt: '{name} {title, select, none {works at} other {is {title} at}} {company}.',
  workedAt:
    '{name} worked at {company}{period, select, between { from {since} to {until}} until { until {until}} other {}}.',
  basedIn: '{name} is based in {place}.',
  workedTogether:
    '{one} and {other} {period, select, now {both work at {company}} since {have both worked at {company} since {since}} between {both worked at {company} from {since} to {until}} other {both worked at {company}}}.',
  workedTogetherSomewhere: '{one} and {other} worked at the same company at the same time.',
  teammates: 'You and {name} are teammates.',
  connected:
    '{since, select, none {{one} and {other} are connected on LinkedIn.} other {{one} and {other} have been connected on LinkedIn since {since}.}}',
  youConnected:
    '{since, select, none {You and {other} are connected on LinkedIn.} other {You and {other} have been connected on LinkedIn since {since}.}}',
  listed: '{one} has {other} among their contacts.',
  youListed: '{other} is in your contacts.',
  messages:
    'You and {name} have exchanged {count, plural, one {# message} other {# messages}}{dated, select, yes {, the last on {on, date, longDayAndYear}} other {}}.',
  meetings:
    'You and {name} have had {count, plural, one {# meeting} other {# meetings}}{dated, select, yes {, the last on {on, date, longDayAndYear}} other {}}.',
  lastContact: 'You and {name} were last in touch on {on, date, longDayAndYear}.',
  inTouch: '{one} and {other} are in touch.',
  youInTouch: 'You and {other} are in touch.',
  oneWay: 'Contact between {one} and {other} was seen one way only.',
  youOneWay: 'Contact between you and {other} was seen one way only.',
  seenTogether:
    '{count, plural, =0 {You saw {one} and {other} together in small threads or meetings.} one {You saw {one} and {other} together in # small thread or meeting{dated, select, yes {, on {on, date, longDayAndYear}} other {}}.} other {You saw {one} and {other} together in # small threads or meetings{dated, select, yes {, last on {on, date, longDayAndYear}} other {}}.}}',
  said: '{familiarity, select, well {You said that you know {name} well.} somewhat {You said that you know {name} somewhat.} other {You said that you barely know {name}.}}',
  confirmed: 'It is confirmed that {one} and {other} know each other.',
  denied: '{one} said that they don’t know {other}.',
  asked:
    'You asked {connector} to introduce you to {target}{dated, select, yes { on {on, date, longDayAndYear}} other {}}.',
  answered:
    '{reply, select, introduce {{connector} said they will introduce you to {target}} ask_target {{connector} said they will ask {target} first} name_drop {{connector} said you may mention them to {target}} other {{connector} said no to introducing you to {target}}}{dated, select, yes { on {on, date, longDayAndYear}} other {}}.',
  introduced: '{connector} introduced you to {target}{dated, select, yes { on {on, date, longDayAndYear}} other {}}.',
  meetingBooked: 'A meeting with {target} is booked{dated, select, yes { for {on, date, longDayAndYear}} other {}}.',

  // Where a claim comes from, on the chip of a sentence
  fromMail: 'Email',
  fromCalendar: 'Calendar',
  fromLinkedin: 'LinkedIn',
  fromContacts: 'Your contacts',
  fromWork: 'Career',
  fromWorkspace: 'Workspace',
  fromAnswer: 'What was said',
  fromRequest: 'Introduction request',
  fromProfile: 'Your profile',
  fromMission: 'Your goal',
})

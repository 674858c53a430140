import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const pathsMessages = defineMessages('paths', {
  // Screens
  allDetails: 'All details',
  askAbout: 'Ask {connector} for an introduction to {name}',
  askFrom: 'Ask from {on, date, day}',
  askFromSpoken: 'Ask from {on, date, day}. See the path to {name}',
  askNamed: 'Ask {connector}',
  bestPath: 'Best path',
  byDirectory: 'by the public directory',
  byNetwork: 'by your network',
  chanceLevel:
    '{of, select, reply {Reply} other {Conversation}}: {level, select, likely {likely} good {good chance} fair {fair chance} small {small chance} other {very small chance}}',
  highestChanceFirst: 'Highest chance first',
  asked: 'asked {name}',
  draftTo: 'Draft to {connector}',
  introducedBy: 'introduced by {name}',
  introducedOn: 'in {on, date, month}',
  introducedIn: 'Introduced by {connector} in {on, date, month}',
  loadingPaths: 'Loading paths',
  notRated: 'Not rated yet',
  notRatedBecause: 'Not rated yet: a step rests on a LinkedIn connection or an address book alone.',
  noPathTo: 'There is no path from you to {name} yet.',
  noPathYet: 'no connector known yet',
  notReachable: 'You can’t reach this person at the moment. Close this panel and search again.',
  openContact: 'Open contact',
  otherPaths: 'Other paths',
  otherPathsCount: '{count, plural, one {# other path} other {# other paths}}',
  paths: 'Paths',
  pathsTo: 'Paths to {name}',
  seePath: 'See the path',
  seePathTo: 'See the path to {name}',
  thePaths: 'The paths',
  waiting: 'Waiting for {connector}',
  waitingAbout: 'Waiting for {connector} to introduce you to {name}. See the path',
  whyListed: 'Why they are listed',
  write: 'Write',
  writeTo: 'Write to {name}',

  // What a path is, and what its steps rest on
  bothAtEvent:
    '{one} and {other} may have met: both were at {event}, {guests, plural, one {# guest} other {# guests}}, {on, date, month}.',
  colleagues: '{one} and {other} worked at the same company at the same time.',
  confirmed: 'It is confirmed that {one} and {other} know each other.',
  connected: '{one} and {other} are connected on LinkedIn; nothing else is known.',
  contactOneWay: 'Contact one way only',
  denied: '{one} said that they don’t know {other}.',
  hasAsContact: '{one} has {other} among their contacts; nothing else is known.',
  inTouch:
    '{one} and {other} are in contact both ways{freshness, select, fresh {, last in the past two weeks} warm {, last in the past month} cooling {, last one to three months ago} dormant {, last more than three months ago} other {}}.',
  noPath: 'No warm path yet',
  onlyConnected:
    '{since, select, unknown {LinkedIn, nothing else known} other {LinkedIn since {since}, nothing else known}}',
  onlyContact: 'In your contacts, nothing else known',
  oneWay: 'Contact between {one} and {other} was seen one way only.',
  sameWorkspace: 'You and {name} are in this workspace together.',
  teammate: 'Teammate',
  teammateOnRecord:
    'You and {name} are teammates, with {messages, plural, =0 {} one {# message} other {# messages}}{both, select, yes { and } other {}}{meetings, plural, =0 {} one {# meeting} other {# meetings}} on record, last on {on, date, longDayAndYear}.',
  through: '{status, select, verified {Verified} probable {Probable} other {Inferred}} path through {connector}',
  throughTwo:
    '{status, select, verified {Verified} probable {Probable} other {Inferred}} path through {connector} and {further}',
  together: '{one} and {other} were seen together in small threads or meetings.',
  togetherTimes:
    '{one} and {other} were together in {times, plural, one {# small thread or meeting} other {# small threads or meetings}} of yours, last on {on, date, longDayAndYear}.',
  togetherInYours: '{one} and {other} were together in small threads or meetings of yours.',
  youConnected:
    '{since, select, unknown {You and {name} are connected on LinkedIn; nothing else is known.} other {You and {name} have been connected on LinkedIn since {since}; nothing else is known.}}',
  youHaveAsContact: '{name} is among your contacts; nothing else is known.',
  workTogether:
    '{one} and {other} {period, select, now {both work at {company}} since {have both worked at {company} since {since}} between {both worked at {company} from {since} to {until}} other {both worked at {company}}}{people, plural, =0 {} one { (# person)} other { (about # people)}}.',
  youInTouch: 'You and {name} are in contact both ways.',
  youOnRecord:
    'You and {name} have {messages, plural, =0 {} one {# message} other {# messages}}{both, select, yes { and } other {}}{meetings, plural, =0 {} one {# meeting} other {# meetings}} on record, last on {on, date, longDayAndYear}.',
  youOnRecordOneWay:
    'Between you and {name} there {messages, plural, =0 {} one {is # message} other {are # messages}}{both, select, yes { and } other {}}{meetings, plural, =0 {} one {# meeting} other {# meetings}}, one way only, last on {on, date, longDayAndYear}.',
  youKnow: 'You know {name}',
  youOneWay: 'Contact between you and {name} was seen one way only.',
  youSaid:
    '{familiarity, select, well {You said that you know {name} well.} somewhat {You said that you know {name} somewhat.} other {You said that you barely know {name}.}}',
  introducedYou: '{one} introduced you to {other} on {on, date, longDayAndYear}.',
  youSaidTheyKnow: 'You said on {on, date, longDayAndYear} that {one} knows {other} well.',

  // The same, said to the connector
  youAreConfirmed: 'It is confirmed that you and {other} know each other.',
  youAreConnected: 'You and {other} are connected on LinkedIn.',
  youHaveThem: '{other} is among your contacts.',
  youAreInTouch:
    'You and {other} are in contact{freshness, select, fresh {, last in the past two weeks} warm {, last in the past month} cooling {, last one to three months ago} dormant {, last more than three months ago} other {}}.',
  youWereColleagues: 'It looks like you and {other} worked at the same company at the same time.',
  youWereLastInTouch:
    'You and {other} {how, select, mail {last wrote} meeting {last met} other {were last in touch}} in {on, date, month}.',
  youWorkTogether:
    'It looks like you and {other} {period, select, now {both work at {company}} since {have both worked at {company} since {since}} between {both worked at {company} from {since} to {until}} other {both worked at {company}}}.',
  youWroteOneWay: 'You and {other} were in contact, as far as can be seen one way only.',

  // Facts under a step, in a few words
  factColleagues: 'Worked at the same company',
  factConfirmed: 'Confirmed',
  factConnection: 'Connected on LinkedIn',
  factConnectionOnly:
    '{since, select, unknown {Connected on LinkedIn, nothing else known} other {Connected on LinkedIn since {since}, nothing else known}}',
  factContactOnly: 'Among the contacts, nothing else known',
  factDenied: 'Said they don’t know them',
  factEmployer:
    'Both at {company}{period, select, now {} since {, {since} to now} between {, {since} to {until}} other {, in the past}}{people, plural, =0 {} one {, # person} other {, # people}}',
  factEvent: 'Both at {event}, {guests, plural, one {# guest} other {# guests}}, {on, date, month}',
  factInContact:
    '{freshness, select, fresh {In contact, last in the past two weeks} warm {In contact, last in the past month} cooling {In contact, last one to three months ago} dormant {In contact, last more than three months ago} other {In contact}}',
  factMeetings: '{count, plural, one {# meeting} other {# meetings}}',
  factMessages: '{count, plural, one {# message} other {# messages}}',
  factMessagesOneWay: '{count, plural, one {# message} other {# messages}}, one way only',
  factOneWay:
    '{freshness, select, fresh {Contact one way only, last in the past two weeks} warm {Contact one way only, last in the past month} cooling {Contact one way only, last one to three months ago} dormant {Contact one way only, last more than three months ago} other {Contact one way only}}',
  factSaid:
    '{familiarity, select, well {You know them well} somewhat {You know them somewhat} other {You barely know them}}',
  factIntroduced: 'Introduced you',
  factSaidOfThem: 'You said they know each other well',
  factTeammates: 'Teammates',
  factTogether:
    '{count, plural, =0 {Together in threads or meetings of yours} one {Together in # thread or meeting of yours} other {Together in # threads or meetings of yours}}',

  // Why this score?
  actedBefore: '{name} acted on {happened, number} of {asked, plural, one {# request} other {# requests}} before.',
  chanceInSteps: 'What has to happen, and how likely each step is',
  conversationsInWorkspace:
    'In this workspace: {happened, number} of {asked, plural, one {# introduction} other {# introductions}} led to a conversation.',
  conversationsOnKind:
    'Through {kind, select, member {teammates} other {contacts}}: {happened, number} of {asked, plural, one {# introduction} other {# introductions}} led to a conversation.',
  conversationsThrough:
    'Through {name}: {happened, number} of {asked, plural, one {# introduction} other {# introductions}} led to a conversation.',
  estimated:
    'About {share, number, percent} chance of {of, select, reply {a reply} other {a conversation}}, an estimate',
  factor:
    '{factor, select, knows {They know each other} acts {{connector} agrees to introduce you} distance {One more step} other {{target} responds}}',
  factorDirect: '{factor, select, knows {You know each other} other {{target} replies}}',
  fromPastAsks:
    'About {share, number, percent} chance of {of, select, reply {a reply} other {a conversation}}, from {count, plural, one {# past ask} other {# past asks}}',
  howWellmetCounts: 'How Wellmet counts',
  introducedBefore: '{name} introduced you on {on, date, longDay}.',
  lessThanOne: 'Less than 1% chance of {of, select, reply {a reply} other {a conversation}}, an estimate',
  lessThanOneFromPastAsks:
    'Less than 1% chance of {of, select, reply {a reply} other {a conversation}}, from {count, plural, one {# past ask} other {# past asks}}',
  factorShare: '{share, number, percent}',
  neverAsked: 'No past requests to {name}.',
  neverIntroduced: 'No past introductions to {target}.',
  ofAsksInMany:
    'Of {of, number} asks like this, {connector} agrees to about {yeses, number} and about {conversations, number} {conversations, plural, one {leads} other {lead}} to a conversation. {asks, plural, =0 {An estimate: no ask to {connector} has an outcome yet.} one {From # past ask.} other {From # past asks.}}',
  ofRepliesInMany:
    'Of {of, number} messages like this, about {replies, number} {replies, plural, one {gets} other {get}} a reply. {asks, plural, =0 {An estimate: no introduction to them has an outcome yet.} one {From # past ask.} other {From # past asks.}}',
  sharesOrderOnly: 'These shares only put the list in order.',
  shareAfter: 'Chance after this line',
  soFar: '{share, number, percent}',
  startActs: 'How likely {name} is to agree before any request had an outcome.',
  startEngages: 'How likely {target} is to respond before any introduction had an outcome.',
  stepConnector:
    '{doubt, select, knows {{connector} knows {target} and agrees} further {{connector} agrees and asks the next person} other {{connector} agrees}}',
  stepConversation: 'A conversation follows',
  stepTarget:
    '{of, select, reply {{doubt, select, knows {{target} knows you and replies} other {{target} replies}}} other {{target} agrees}}',
  stepUnderOne: 'Under 1%',
  stepUnknown: 'Unknown',
  tookUpBefore:
    '{target} took up {happened, number} of {asked, plural, one {# introduction} other {# introductions}} that you asked for.',
  whyActs: 'How close {name} is to you and {target}.',
  whyDistance: 'With a third step, first contact was about a tenth as likely.',
  whyEngages: 'How {name} and {target} are in contact, and how recently.',
  whyReply: 'How often people reply who are in contact with you as {name} is.',
  whyThisScore: 'Why this score?',
  yesInWorkspace:
    'In this workspace: {happened, number} of {asked, plural, one {# request with an outcome} other {# requests with an outcome}} led to a yes.',
  yesOnKind:
    'Through {kind, select, member {teammates} other {contacts}}: {happened, number} of {asked, plural, one {# request} other {# requests}} led to a yes.',

  // Notices
  askWhetherTheyKnow: 'Check with {connector} first.',
  confirmThatYouKnow: 'Confirm that you know {target}.',
  confirmWhetherYouKnow: 'Do you know {target}?',
  connectMail: 'Import a mailbox or calendar file to show who you know well.',
  importMail: 'Import a mailbox or calendar file to show which of your contacts know someone there.',
  importOrShare: 'Import your network, or ask a teammate to share theirs.',
  inviteNext: 'See who to invite next to reach more people.',
  inviteNextFor: 'See who to invite next to reach {target}.',
  lowConfidence: 'Weak path.',
  nobodySeenAt: 'Nobody you can see works at {company}.',
  noPathInto: 'No warm path into {company} yet.',
  noVerifiedPath: 'No verified warm path yet.',
  sayWhetherYouKnow: 'Say if you know them',
  warmConnectorFirst: 'Get back in touch with this connector before you ask.',
  writeFirst: 'Write to {connector} about something else first.',
})

import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const assistantMessages = defineMessages('assistant', {
  // Before a meeting
  askAboutSince: 'On {on, date, longDay} we talked about […]. Where does that stand now?',
  askAboutMeeting: 'How have things moved on with […] since {on, date, longDay}?',
  askAboutLetter: 'When we last wrote, on {on, date, longDay}, it was about […]. What came of it?',
  askWhoElse: 'Who else at {company} would have to be part of that?',
  askBusy: 'What is keeping {company} busiest at the moment?',
  askWaiting: 'Do I still owe you anything?',
  cardTellFirst: 'Tell {name} first what became of the introduction to {target}: […].',
  askAboutGoal: 'I’m looking for {goal}. What would make that worth {company}’s time?',
  askCompliance: 'If a product like ours landed on your desk, what would you check first?',
  askCustomers: 'What do your largest customers ask for that nobody gives them yet?',
  askFinance: 'Which numbers do you look at first in a company like ours?',
  askHelp: 'Is there anything I can help you with?',
  askInvestor: 'What would you want to see from us over the next six months?',
  askMarketing: 'What has worked better than you expected this year?',
  askOpenly: 'What would make this conversation useful for you?',
  askOperations: 'What has to go right for you in the coming year?',
  askPartnerships: 'What makes a partnership worth your time, and what has made one fail?',
  askPeople: 'Which role is the hardest to fill right now, and why?',
  askProcurement: 'What makes you look at a new supplier at all?',
  askProduct: 'How do you decide what comes next, and what did you leave out?',
  askSales: 'Who among your customers likes to be first with something new?',
  askSecurity: 'Which problem would your team hand over first, if it could?',
  askTech: 'What would you build differently if you began today?',
  askTime: 'What takes most of your time at the moment?',
  cardAskFirst: 'Worth a quick word with {name} beforehand.',
  cardAt: '{names} {count, plural, one {is} other {are}} at {company} too.',
  cardAtAs: '{name} ({title})',
  cardBooked: 'A meeting is booked{dated, select, yes { for {on, date, longDay}} other {}}.',
  cardIntroduced: '{connector} introduced you{dated, select, yes { on {on}} other {}}.',
  cardIntroducedTo: '{name} introduced you to {target}{dated, select, yes { on {on}} other {}}.',
  cardInTouch: '{names} {count, plural, one {is} other {are}} in touch with {name}.',
  cardConnected: '{names} {count, plural, one {is} other {are}} connected with {name} on LinkedIn.',
  cardMeetings:
    'You have met {name} {count, plural, one {once{dated, select, yes {, on {on}} other {}}} other {# times{dated, select, yes {, most recently on {on}} other {}}}}.',
  cardMore: '{count, number} more',
  cardMessages:
    '{count, plural, one {# message{dated, select, yes {, on {on}} other {}}} other {# messages{dated, select, yes {, the last on {on}} other {}}}}.',
  cardOpen: 'Open from {on}: […]',
  cardReread: 'Reread the last message first.',
  cardSilent:
    'Nothing on record for {weeks, plural, one {# week} other {# weeks}}. Start with what is new on your side.',
  cardSilentSince: 'Nothing on record since {on, date, month}. Start with what is new on your side.',
  cardWho: '{name}, {title}',
  cardWhoAt: '{title, select, none {} other {{title} at }}{company}',
  haveNote: 'Your note: “{text}”',
  headingNotes: 'Your notes',
  headingQuestions: 'Worth asking',
  headingShared: 'People you both know',
  headingSoFar: 'So far',
  headingWho: 'Who they are',
  prepareFor: 'Prepare for {name}',
  prepareAbout: 'From what is on record. Each line shows where it comes from.',
  prepareMeeting: 'Meeting on {on, date, localDay}',
  beforeMeetings: 'Before your meetings',
  meetingWith: '{name}, {on, date, localDay}',
  worthAskingNow: 'Worth asking for now',
  thePrepCard: 'The preparation',

  // What to ask for now
  reasonTarget: 'You want to meet {name}. Ask {connector}.',
  reasonCloser: '{name} is worth meeting. Ask {connector}.',

  // The next message
  cannotFollowUp: 'There is nothing to write yet. Ask the connector first.',
  followUpSubject: 'Introduction to {target}',
  followUpSubjectBy: '{connector}’s introduction',
  followUpTooEarly:
    'You asked {connector} {when, select, today {today} yesterday {yesterday} other {a few days ago}}. If there is no answer, remind them on {on, date, longDay}.',
  followUpThanks: 'Thank you for introducing me to {target}.',
  followUpThanksUs: 'Thank you for introducing us!',
  followUpThanksAnyway: 'Thank you for your answer about {target}.',
  followUpReplied: '{target} wrote back, and we are in touch now.',
  followUpConverted: 'You introduced me to {target}, and something good came of it: {gap}.',
  followUpWithoutYou: 'Thank you so much! If I can ever do something for you, tell me.',
  followUpAgreed: 'Thank you again for saying yes to introducing me to {target}.',
  followUpMayMention: 'Thank you for letting me mention you to {target}.',
  followUpNeedAnything: 'Would a short text to forward help? I’m happy to send you one.',
  followUpBooked: '{target} and I have a meeting booked{dated, select, yes { for {on, date, longDay}} other {}}.',
  followUpTellYou: 'I’ll let you know how it goes.',
  followUpNoTrouble: 'No trouble at all.',
  followUpAsked:
    'Did you get a chance to look at my note {when, select, today {from today} yesterday {from yesterday} days {from a few days ago} week {from last week} other {of {on, date, longDay}}} about {target}?',
  followUpStillFit: 'If it isn’t a good fit or a good moment, just say so. That’s completely fine.',
  followUpIntroducedBy: '{connector} introduced us on {on, date, longDay}.',
  followUpIntroducedByUndated: '{connector} introduced us.',
  followUpThanksReply: 'Thank you for your reply.',
  followUpSuggestCall:
    'I’d like to ask you about {gap}. Would 20 minutes next week work for you? If now is not a good time, that’s no problem at all.',

  // Whom to meet
  meetQuiet: 'You were last in touch with {name} on {on, date, longDayAndYear}.',
  meetNear:
    'You are meeting {with} on {on, date, longDay}. {same, select, company {{name} works at the same company} other {{name} is in the same place}}.',

  // On Home
  insightYourTurn: '{count, plural, one {# introduction waits} other {# introductions wait}} for you.',
  insightGoingQuiet:
    '{count, plural, one {# good relationship} other {# good relationships}} will go quiet in the next 14 days.',
  insightTargets: 'You have a path to {count, number} of {n, plural, one {# target} other {# targets}}.',
  insightChangedJobs: '{count, plural, one {# contact changed} other {# contacts changed}} jobs in the past 30 days.',
  insightIntroduced: '{count, number} of {n, plural, one {# request} other {# requests}} led to an introduction.',
})

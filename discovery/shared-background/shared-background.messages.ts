import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const sharedBackgroundMessages = defineMessages('sharedBackground', {
  // Two people at one place
  colleagues:
    '{a} and {b} both worked at {place} for {years, plural, =0 {{months, plural, one {# month} other {# months}}} one {# year} other {# years}}.',
  colleaguesNow: '{a} and {b} both work at {place}.',
  members: '{a} and {b} both belong to {place}.',
  schoolmates:
    '{a} and {b} were at {place} together for {years, plural, =0 {{months, plural, one {# month} other {# months}}} one {# year} other {# years}}.',
  schoolmatesNow: '{a} and {b} are at {place} together.',
  yourColleague:
    'You and {b} both worked at {place} for {years, plural, =0 {{months, plural, one {# month} other {# months}}} one {# year} other {# years}}.',
  yourColleagueNow: 'You and {b} both work at {place}.',
  yourFellowMember: 'You and {b} both belong to {place}.',
  yourSchoolmate:
    'You and {b} were at {place} together for {years, plural, =0 {{months, plural, one {# month} other {# months}}} one {# year} other {# years}}.',
  yourSchoolmateNow: 'You and {b} are at {place} together.',

  // About the place
  ended:
    'It ended {years, plural, =0 {{months, plural, one {# month} other {# months}}} one {# year} other {# years}} ago.',
  membersThere: 'It has about {count, plural, one {# member} other {# members}}.',
  peopleThere: 'About {count, plural, one {# person works} other {# people work}} there.',
  studentsThere: 'It has about {count, plural, one {# student} other {# students}}.',

  // People who may not have met there
  belongTo:
    '{count, plural, =1 {{name} belongs} other {# people in your reach belong}} to {place}. It is not known if they were members at the same time.',
  belongToAsYou:
    '{count, plural, =1 {{name} belongs} other {# people in your reach belong}} to {place}, as you do. It is not known if you were members at the same time.',
  wereAt:
    '{count, plural, =1 {{name} was} other {# people in your reach were}} at {place}. It is not known if they were there at the same time.',
  wereAtAsYou:
    '{count, plural, =1 {{name} was} other {# people in your reach were}} at {place}, as you were. It is not known if you were there at the same time.',

  // Years
  since: 'since {from}',
  startedIn: 'from {from}',
  until: 'until {to}',
  yearsFromTo: '{from} to {to}',

  // Investors
  investedIn:
    '{name} invested in {company}, where {people, plural, =0 {nobody is} =1 {one person is} other {# people are}} in your reach.',
  investedInSeveral:
    '{name} invested in {companies, plural, one {# company} other {# companies}}, where {people, plural, =0 {nobody is} =1 {one person is} other {# people are}} in your reach.',

  // What it does not mean
  communityAlone: 'A shared community alone is no path.',
  employerAlone: 'A shared employer alone is never more than an inferred path.',
  investmentAlone: 'An investment alone is no path to the people of a company. Ask the investor who they know there.',
  schoolAlone: 'A shared school alone is no path.',
})

import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const missionsMessages = defineMessages('missions', {
  // Screens
  about: 'Who you want to reach, and how many of them you can reach now. Only you can see your missions.',
  addTarget: 'Add a person or a company',
  archive: 'Archive',
  archiveNamed: 'Archive {title}',
  cancel: 'Cancel',
  companies: 'Companies',
  createMission: 'Create mission',
  deleteMission: 'Delete',
  deleteNamed: 'Delete {title}',
  deleteQuestion: 'Delete {title}? Saved lists won’t be deleted.',
  done: 'Done',
  due: 'Due {on}',
  dueDate: 'Due date (optional)',
  edit: 'Edit',
  editMission: 'Edit mission',
  editNamed: 'Edit {title}',
  emptyAbout:
    'A mission is a goal with targets: people, companies or a whole target list. It shows how many of them you can reach now. Companies where you can reach someone with a title you want rank higher.',
  emptyTitle: 'Your missions will be here',
  goal: 'Goal',
  goalMissing: 'Say in a few words what you want to achieve.',
  goalPlaceholder: 'Meet three heads of sales',
  lists: 'Saved lists',
  listsAbout: 'All people and companies in these lists are targets, including those you add later.',
  loadingMissions: 'Loading your missions',
  markDone: 'Mark as done',
  markDoneNamed: 'Mark as done: {title}',
  missions: 'Missions',
  newMission: 'New mission',
  noTargets: 'No targets yet',
  none: 'None',
  notChanged: 'Nothing was changed. {reason}',
  people: 'People',
  peopleAndCompanies: 'People and companies',
  progress: '{reachable, number} of {total, plural, one {# target} other {# targets}} within reach',
  progressOfFirst:
    '{reachable, number} of the first {counted, number} of {total, plural, one {# target} other {# targets}} within reach',
  removeNamed: 'Remove {name}',
  reopen: 'Reopen',
  reopenNamed: 'Reopen {title}',
  roles: 'Titles',
  rolePlaceholder: 'Head of Sales',
  save: 'Save mission',
  state: '{state, select, open {Active} done {Done} other {Archived}}',
  targetsByStatus:
    '{status, select, verified {{count, number} verified} probable {{count, number} probable} inferred {{count, number} inferred} other {{count, number} without a path yet}}',
  targetsByPath: 'Targets by best path',
  wantedRoles: 'Titles you want to reach',
  wantedRolesAbout:
    'Companies where you can reach someone with one of these titles rank higher. Press Enter after each title.',
  wasDue: 'Was due {when}',
  yourMissions: 'Your missions',

  // Refusals
  tooManyMissions:
    'You have reached the limit of {most, plural, one {# mission} other {# missions}}. Delete one first.',
})

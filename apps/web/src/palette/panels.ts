/** As their screens name them; importing the panels would load the forms with the shell. */
export const newSavedListPanel = 'new-collection'
export const newMissionPanel = 'new-mission'

/** What the site is made of, and whom it owes it to. */
export const licences = {
  title: 'Sources and licences',
  intro: 'What this site is made of, and whom it owes it to.',
  data: 'Places and facts',
  dataText:
    'Only facts were taken from these sources: coordinates, names, codes. What stands under the Open Database License stays under it when it is passed on, changed or not.',
  fonts: 'Fonts',
  fontsText: 'The fonts are shown in parts, with the letters that both languages need.',
  pictures: 'Pictures',
  picturesText:
    'Every picture is drawn by a program of this site. None shows a real hotel, and no photograph of anybody is used.',
  invented:
    'Hotels, their names, prices and reviews are invented for this demonstration. Places, gates, districts and distances are real.',
  software: 'Software',
  softwareText: 'The libraries that the program is built with, each under a licence of its own.',
  places: 'Gates, landmarks, places near hotels',
  districts: 'Districts',
  cities: 'Cities',
  airports: 'Airports and coordinates',
  countries: 'Names of countries',
  phones: 'Phone numbers',
} as const

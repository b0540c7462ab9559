import type { Words } from '#db/demo/reviews/shape.ts'

/** Invented reviews of packages and services in English, by the slug of the product. */
export const productsInEnglish: Record<string, readonly Words[]> = {
  'umrah-in-four-days': [
    [
      5,
      'couple',
      'Four days sounds short. With everything arranged it was exactly enough, and we were back at work on Thursday, changed.',
    ],
    [4, 'friends', 'Well paced. The second morning starts very early, so sleep on the first night.'],
    [3, 'solo', 'Good guide, ordinary bus. The seat beside me did not recline.'],
  ],
  'two-cities-at-your-own-pace': [
    [
      5,
      'family',
      'No flag to follow, no whistle. Train seats, two good hotels and our own time: worth the difference.',
    ],
    [
      4,
      'couple',
      'Liked the freedom. I would have liked one page with all the phone numbers on it.',
      'That page is now the first thing in the envelope you get on arrival.',
    ],
  ],
  'first-umrah-with-children': [
    [5, 'family', 'The guide explained tawaf with a rope and a biscuit tin. Our eight-year-old can still recite it.'],
    [
      4,
      'family',
      'Kind to small legs. Dinner at eight is late for a four-year-old, though they did bring soup earlier.',
    ],
  ],
  'slow-umrah-for-elders': [
    [5, 'family', 'We sent our parents and worried all week for nothing. Daily photos, a wheelchair at every door.'],
    [5, 'group', 'Nobody was ever hurried. At seventy-four that is the whole point.'],
  ],
  'middle-of-ramadan-two-cities': [
    [
      5,
      'couple',
      'Iftar in the courtyard in Madinah, tarawih in Makkah. The bus between the cities even carried dates and water for the hour.',
    ],
    [3, 'friends', 'Wonderful days, crowded nights, and a hotel lift that could not cope. Go knowing that.'],
  ],
  'last-ten-nights': [
    [4, 'group', 'Intense and beautifully run. Bring half of what you think you need to wear.'],
    [5, 'solo', 'I came alone and left with eleven friends. Our guide slept less than anyone.'],
  ],
  'two-cities-from-cairo': [
    [4, 'family', 'Flights on time, transfers on time, luggage on time. The week in between was the easy part.'],
    [
      2,
      'couple',
      'One hotel was swapped for another the day before we left. The new one was fine; the phone call was not.',
      'You should have had our message earlier and from one person. We have changed how we pass on such news.',
    ],
  ],
  'jeddah-airport-to-makkah': [
    [
      5,
      'family',
      'Driver waiting with our name, child seat fitted, water in the door. After nine hours in the air I could have hugged him.',
    ],
    [5, 'solo', 'My flight was two hours late and he was still there. No extra charge.'],
    [4, 'friends', 'Clean van, careful driving. Pick-up point is a walk from the north terminal.'],
    [3, 'couple', 'Arrived safely, a quarter of an hour late. A text would have been nice.'],
  ],
  'makkah-to-madinah-by-road': [
    [5, 'family', 'He stopped wherever the children needed and knew the clean places. Five hours felt like three.'],
    [4, 'group', 'Roomy minibus. The air conditioning reaches the back row in the end.'],
  ],
  'madinah-on-foot': [
    [
      5,
      'couple',
      'Our guide speaks about the first generation as if he had met them. Two hours, and I understood the city.',
    ],
    [5, 'solo', 'Small group, shaded corners, time for questions. Bring a hat.'],
    [4, 'friends', 'Excellent, only the headset crackled.'],
  ],
  'jabal-al-nour-at-dawn': [
    [
      5,
      'friends',
      'Hard climb in the dark, then the sun. The guide carried water for everybody and never once checked the time.',
    ],
    [4, 'solo', 'Do it if your knees are good. The steps are uneven, and he says so honestly before you start.'],
  ],
  'quba-uhud-and-the-two-qiblas': [
    [4, 'family', 'Good half day, well told. The last stop felt rushed because of the prayer.'],
    [5, 'group', 'Our students were quiet on the bus back. That never happens.'],
  ],
  'umrah-with-a-pushed-wheelchair': [
    [5, 'family', 'Two strong, gentle young men. My mother asked for them again the next day by name.'],
    [5, 'couple', 'He found the calm lane, went at our pace and kept quiet while we prayed.'],
  ],
  'train-ticket-help': [
    [
      4,
      'solo',
      'Tickets in my inbox within the hour. Could have been done alone, but not at midnight in a hotel lobby.',
    ],
  ],
  'suhoor-to-the-room': [
    [4, 'family', 'Hot, on time, plenty of it. The yoghurt leaked once.'],
    [3, 'friends', 'Same menu three nights running. Good bread.'],
  ],
  'old-jeddah-and-its-houses': [
    [5, 'couple', 'Wooden balconies, cats, coffee with ginger, and a guide who grew up two streets away.'],
  ],
}

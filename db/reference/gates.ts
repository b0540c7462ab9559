import type { Bilingual } from '#i18n/locale.ts'

/**
 * The gates by their id in the map data, named consistently in both languages. `no` is the number on the gate. Gates of
 * the Holy Mosque were renumbered, and announcements, guides and the map disagree, so a number has to be confirmed by a
 * second source: 1, 45, 62, 79 and 100 by announcements of the authority for the two mosques, 5 by published lists, those
 * of the Prophet’s Mosque by lists and by their order around it. `slug` ends the slug of a gate in place of its number,
 * because a slug must not change; it is the number of the map where that is not confirmed. Not listed are side entrances,
 * and the second point that the map has for the Ajyad Gate.
 */
export const gateNames: Record<string, Bilingual & { no: number | null; slug?: string }> = {
  'osm:node/4562374597': { en: 'As-Salam Gate (1)', ar: 'باب السلام (1)', no: 1 },
  'osm:node/5124338122': { en: 'Ar-Rahmah Gate (3)', ar: 'باب الرحمة (3)', no: 3 },
  'osm:node/5895136188': { en: 'Al-Hijrah Gate (4)', ar: 'باب الهجرة (4)', no: 4 },
  'osm:node/4562362787': { en: 'King Saud Gate (7)', ar: 'باب الملك سعود (7)', no: 7 },
  'osm:node/4562361493': { en: 'Al-Aqiq Gate (10)', ar: 'باب العقيق (10)', no: 10 },
  'osm:node/5859327471': { en: 'Sultan Abdulmajid Gate (12)', ar: 'باب السلطان عبدالمجيد (12)', no: 12 },
  'osm:node/4562354617': { en: 'Umar ibn al-Khattab Gate (16)', ar: 'باب عمر بن الخطاب (16)', no: 16 },
  'osm:node/5895143050': { en: 'Umar ibn al-Khattab Gate (18)', ar: 'باب عمر بن الخطاب (18)', no: 18 },
  'osm:node/4562359894': { en: 'Badr Gate (19)', ar: 'باب بدر (19)', no: 19 },
  'osm:node/3059531452': { en: 'King Fahd Gate (20)', ar: 'باب الملك فهد (20)', no: 20 },
  'osm:node/4562358315': { en: 'Uthman ibn Affan Gate (24)', ar: 'باب عثمان بن عفان (24)', no: 24 },
  'osm:node/5859110900': { en: 'Ali ibn Abi Talib Gate (28)', ar: 'باب علي بن أبي طالب (28)', no: 28 },
  'osm:node/4562377035': { en: 'Abu Dharr al-Ghifari Gate (31)', ar: 'باب أبي ذر الغفاري (31)', no: 31 },
  'osm:node/4562362788': { en: 'King Abdulaziz Gate (33)', ar: 'باب الملك عبدالعزيز (33)', no: 33 },
  'osm:node/4562352453': { en: 'Makkah Gate (37)', ar: 'باب مكة (37)', no: 37 },
  'osm:node/5859174894': { en: 'Bilal Gate (38)', ar: 'باب بلال (38)', no: 38 },
  'osm:node/5124306217': { en: 'An-Nisa Gate (39)', ar: 'باب النساء (39)', no: 39 },
  'osm:node/5124318602': { en: 'Jibril Gate (40)', ar: 'باب جبريل (40)', no: 40 },
  'osm:node/5124366467': { en: 'Abu Bakr as-Siddiq Gate (2)', ar: 'باب أبي بكر الصديق (2)', no: 2 },
  'osm:node/4562352452': { en: 'Quba Gate (5)', ar: 'باب قباء (5)', no: 5 },
  'osm:node/4562359893': { en: 'Uhud Gate (23)', ar: 'باب أحد (23)', no: 23 },
  'osm:node/4562374598': { en: 'Al-Baqi Gate (41)', ar: 'باب البقيع (41)', no: 41 },
  'osm:node/4755914231': { en: 'King Abdulaziz Gate (1)', ar: 'باب الملك عبدالعزيز (1)', no: 1 },
  'osm:node/5875608247': { en: 'Ajyad Gate (5)', ar: 'باب أجياد (5)', no: 5 },
  'osm:node/6284017920': { en: 'Bani Shaybah Bridge Gate', ar: 'باب جسر بني شيبة', no: null, slug: '21' },
  'osm:node/6284838118': { en: 'Bani Shaybah Gate', ar: 'باب بني شيبة', no: null, slug: '22' },
  'osm:node/4562391840': { en: 'Al-Marwah Gate', ar: 'باب المروة', no: null, slug: '25' },
  'osm:node/1199442714': { en: 'Quraysh Gate', ar: 'باب قريش', no: null, slug: '28' },
  'osm:node/6297046470': { en: 'Al-Quds Gate', ar: 'باب القدس', no: null, slug: '35' },
  'osm:node/4318154228': { en: 'Al-Umrah Gate (62)', ar: 'باب العمرة (62)', no: 62, slug: '40' },
  'osm:node/3210622327': { en: 'King Fahd Gate (79)', ar: 'باب الملك فهد (79)', no: 79 },
  'osm:node/4318154227': { en: 'Al-Fath Gate (45)', ar: 'باب الفتح (45)', no: 45, slug: 'al-fath-gate' },
  'osm:node/4562384977': { en: 'As-Salam Gate', ar: 'باب السلام', no: null },
  'osm:node/5858896077': { en: 'Ali Gate', ar: 'باب علي', no: null },
  'osm:node/5875587679': { en: 'King Abdullah Gate (100)', ar: 'باب الملك عبدالله (100)', no: 100 },
  'osm:node/7728594724': { en: 'Al-Arqam Escalator Gate', ar: 'باب سُلَّم الأرقم الكهربائي', no: null },
  'osm:node/8756153753': { en: 'An-Nabi Gate', ar: 'باب النبي', no: null, slug: '14' },
}

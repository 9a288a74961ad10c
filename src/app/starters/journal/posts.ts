import type { ContentTypeContent } from '../../site-content/site-content.ts';
import { formFrom } from '../forms.ts';
import { block, entry, h2, idOf, image, pictures, ul } from '../write.ts';
import facts from './pictures/facts.json' with { type: 'json' };

export const { picture, files, icon } = pictures('journal', facts);

export const contact = formFrom('journal', 'contact');
export const letter = formFrom('journal', 'newsletter', { name: 'Sunday letter' });

/** The content type whose entries the pages list. */
export const POSTS = idOf('journal', 'posts');

const authors = ['Iris Holm'];

const quote = (text: string, person: string, role: string) =>
  block('quote', { text, person, role, picture: null, look: 'plain' });

const inside = (name: Parameters<typeof picture>[0], caption: string) =>
  image(picture(name), 'landscape', { caption });

const tideRoad = entry(
  {
    name: 'Walking the tide road',
    slug: 'walking-the-tide-road',
    excerpt:
      'Twice a day the sea takes the road to the island, and twice a day it gives it back. The trick is to be early, and to bring a sandwich.',
    picture: picture('tide-road'),
    authors,
    categories: ['Walks'],
    tags: ['Coast', 'Slow days'],
    daysAgo: 3,
    featured: true,
  },
  'The timetable is nailed to a post in the car park, behind a sheet of plastic that has turned the colour of tea. It gives two times for every day of the year. Between them, the road to the island is a road. After that, it’s the sea.',
  'I read it four times before I set off, and once more for luck. The causeway is three kilometres long, which takes me an hour if I stop to look at things. That Tuesday I had five. There was time to be slow, and slow was the point.',
  h2('What you walk on'),
  'For the first few minutes you walk on tarmac, cracked and gritty, with weed along the edges. Then the tarmac ends and the poles begin. They lead across the sand in one long curve, and you follow them barefoot, with your shoes around your neck. The sand is firm and cold, and ribbed like the roof of a mouth.',
  'People say that a shore like this is silent. They can’t have listened. Worms click in the wet sand. Oystercatchers complain. And somewhere to the left, further out than you can see, the water is talking to itself.',
  quote(
    'The sea doesn’t come in. It comes home. You’re the one who’s visiting.',
    'Bryn',
    'He has driven the island’s post van for thirty years',
  ),
  h2('The hut on legs'),
  'Halfway across there’s a white hut on stilts, for anyone who misread the timetable. Inside are a bench, a blanket and a biscuit tin with a visitors’ book in it. I climbed the ladder to read it. “Entirely our own fault,” says the entry for the third of August. “Sorry, Mum,” says the one below, in the same handwriting.',
  inside('refuge', 'The refuge at high water. It has room for six, and has once held fourteen and a dog.'),
  'I ate my sandwich on the top step, with my feet above the place where the water would be by four o’clock. A heron walked past underneath, in no hurry either.',
  'The island itself takes an hour: a chapel, eleven houses, and a shop that opens when the shopkeeper is back from her walk. I bought a postcard of the road I’d come by. Then I walked home along it, with the light behind me and the shadows of the poles stretching out ahead. At the car park I turned round to look. The road was already going.',
);

const soup = entry(
  {
    name: 'Soup for the first cold evening',
    slug: 'soup-for-the-first-cold-evening',
    excerpt:
      'One pumpkin, three onions and the better part of an hour. Less a recipe than a reason to stand next to the stove.',
    picture: picture('soup'),
    authors,
    categories: ['Kitchen'],
    tags: ['Autumn', 'Recipes'],
    daysAgo: 17,
  },
  'There’s an evening, usually in the second week of October, when you come home and the hall is colder than the street. Nobody announces it. You keep your coat on for a minute, and you think: soup.',
  'This is the one I make. It feeds four, or two people twice, and I’ve never measured anything for it. The quantities below are what I found when I weighed it for you.',
  inside(
    'onions',
    'The red onion is only there because it was left over. It turned out to be the important one.',
  ),
  h2('What you need'),
  ul(
    'A pumpkin of about a kilo; the small ones with thin skin don’t need peeling',
    'Three onions and four cloves of garlic',
    'A thumb of ginger, and half a teaspoon of chilli flakes',
    'A litre of stock, and a small tin of coconut milk',
    'Olive oil, salt, and the juice of half a lime',
  ),
  h2('What you do'),
  'Cut the pumpkin into pieces the size of a matchbox, toss them in oil and salt, and roast them at 200 °C until the edges are brown. That takes thirty-five minutes, and it’s where the flavour comes from. Boiled pumpkin tastes of hot water.',
  'Meanwhile, cook the onions in a large pot, on a low heat, for as long as you have the patience. Twenty minutes is good. Add the garlic, ginger and chilli for the last two. Then everything goes into the pot with the stock, simmers for ten minutes, and is blended until it’s smooth.',
  'Keep two spoonfuls of the coconut milk for the top and stir in the rest. Add the lime at the very end, off the heat. Taste it. It will need more salt than you think.',
  quote(
    'You can tell a cold evening by how long people stay in the kitchen.',
    'My grandmother',
    'Who never owned a blender',
  ),
  'Eat it with bread that’s a day old, toasted and rubbed with the last clove of garlic. Wash up straight away. The hall is still cold, and the kitchen is where you want to be.',
);

const quietRoom = entry(
  {
    name: 'A room with nothing to do in it',
    slug: 'a-room-with-nothing-to-do-in-it',
    excerpt:
      'First we moved the desk out, then the shelves, then the clock. What was left is the room everyone wants to sit in.',
    picture: picture('quiet-room'),
    authors,
    categories: ['At home'],
    tags: ['Rest', 'Slow days'],
    daysAgo: 31,
  },
  'When the children moved out we had, for the first time in nineteen years, a spare room. Within a week it had a desk in it. Within a month it had a printer, an exercise bike and eleven boxes that each needed sorting.',
  'I noticed that I walked past it with my eyes on the floor. A spare room is supposed to be spare. Ours had become a list.',
  h2('Taking things out'),
  'The desk went first, to a student on the second floor. Then the shelves. The bike went to my brother, who has walked past it ever since. The boxes took three weekends, and most of what was in them was cables.',
  'The clock was the last to go. I only took it down to paint the wall, and when the wall was dry I couldn’t find a reason to put it back.',
  quote('What’s it for?', 'The man who delivered the armchair', 'Looking around for somewhere to put it'),
  h2('What’s left'),
  'There’s one armchair, red, bought for the colour. There’s a lamp, a stool the size of a cup, and a window with a hill in it. No screen, no table, no second chair. If there are two of you, one sits on the floor, and that’s usually where the better conversations start.',
  'I was worried that nobody would use it. The opposite happened. Visitors say that they’re going to look for the bathroom and are found half an hour later in the red chair, with their hands in their lap.',
  'I don’t have a theory about it. But I’ve begun to think that every home should have one place that asks nothing of you. It needn’t be a room. A step will do, if it gets the sun.',
);

const lastBus = entry(
  {
    name: 'The last bus over the hill',
    slug: 'the-last-bus-over-the-hill',
    excerpt:
      'The 18:40 from Market Square carries nine people, two dogs and a driver who knows where everyone gets off.',
    picture: picture('last-bus'),
    authors,
    categories: ['Walks'],
    tags: ['Buses', 'Autumn'],
    daysAgo: 45,
  },
  'You don’t press the bell on the 18:40. I did, the first time, and eight people turned to look at me with real kindness.',
  'It’s the last bus of the day, and it goes over the hill because there’s no other way round. I take it home when I’ve walked the valley in the other direction: fourteen kilometres out by daylight, thirty-five minutes back in the dark. I’ve come to think of the bus as the second half of the walk.',
  h2('Who’s on it'),
  'A nurse who sleeps from the first bend to the fourth, and has never missed her stop. Two brothers with a trombone between them. A woman with a terrier who is allowed on the seat, and a man with a larger dog who isn’t. They’ve been discussing this since spring.',
  'The driver is called Dilys. She pulls up at gates and at the ends of lanes, where there’s no sign and no shelter, only somebody’s porch light going on. Once she stopped on the top for no reason at all and switched off the lamps inside.',
  quote('Thought you’d like to see that.', 'Dilys', 'About the comet, which nobody else had noticed'),
  h2('If you’d like to go'),
  ul(
    'Start at the church in the lower village and follow the river upstream. The path is clear all the way.',
    'Turn round at the second bridge if it’s after three o’clock. The valley gets dark before the hill does.',
    'Have the right change, sit on the left, and don’t press the bell.',
  ),
);

const letters = entry(
  {
    name: 'Eleven letters',
    slug: 'eleven-letters',
    excerpt: 'I wrote one letter a week, by hand, to people I owed a longer answer. This is what came back.',
    picture: picture('letters'),
    authors,
    categories: ['At home'],
    tags: ['Letters', 'Slow days'],
    daysAgo: 59,
  },
  'The plan was simple. Every Sunday, before lunch, one letter: on paper, with a pen, to somebody whose last message I’d answered with a thumb. I gave myself a whole winter and bought twelve stamps.',
  'The first took two hours. I’d forgotten that you can’t move a sentence once it’s there. You have to know where you’re going, or be honest about not knowing. By the third I’d stopped making drafts, and the letters got better, or at least more like me.',
  h2('What came back'),
  'Four people wrote back by hand. Two rang me up, alarmed. One sent a cake. My old physics teacher, who is ninety-one, returned my letter with the spelling corrected and a long, funny answer on the back, because he doesn’t believe in wasting paper.',
  quote(
    'I’ve read it three times. Twice for what it says, and once for the handwriting.',
    'Ruth',
    'Letter number six',
  ),
  'The others haven’t answered, and I find that I don’t mind. A letter isn’t a question. It’s closer to a jar of jam: you leave it on the step, you go home, and some time later, in another kitchen, it’s opened.',
  'I still have one stamp. I think I know who it’s for.',
);

export const posts: ContentTypeContent = {
  id: POSTS,
  kind: 'post',
  slug: 'journal',
  settings: { description: 'Walks, meals and quiet rooms: a new piece every other Sunday.' },
  descriptions: {
    Walks: 'Places you can reach on foot, and the bus that takes you home.',
    Kitchen: 'Food that takes an hour, and is better for it.',
    'At home': 'On staying in: rooms, letters and the hours between.',
    'Iris Holm': 'Writes and walks, usually in that order, and answers every letter.',
  },
  entries: [letters, lastBus, quietRoom, soup, tideRoad],
};

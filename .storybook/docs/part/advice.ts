/** Advice on the docs page of a kit component, in addition to the information from its sources. */
export interface Advice {
  /** When not to use it, and what to use instead. */
  notFor: string;
  good: string;
  bad: string;
}

/** The advice by folder of the component. Every component of the kit needs an entry. */
export const ADVICE: Readonly<Record<string, Advice>> = {
  Accordion: {
    notFor: 'Not for two or three lines that fit the page, and not for what everybody needs: show that.',
    good: 'Say in the header what is inside, and how much of it.',
    bad: 'Do not nest more than one level, and put no other button into the header.',
  },
  ActionMenu: {
    notFor: 'Not for a single action (Button), and not for the main one of a row.',
    good: 'Begin each entry with a verb; put what deletes last.',
    bad: 'Do not hide here what most students come for.',
  },
  Alert: {
    notFor: 'Not for a small success (Toast), a fault of one field (FieldError) or a message of the school (Banner).',
    good: 'Say in the title what happened, in the text what to do; put it above what it is about.',
    bad: 'Do not use danger for information: it interrupts a screen reader.',
  },
  Art: {
    notFor: 'Not as an icon, and not beside content.',
    good: 'One at most on a page, with words that say the same.',
    bad: 'Do not take the tick for anything but done or booked.',
  },
  AttachmentChip: {
    notFor: 'Not for a refused file (FieldError), nor for a list of materials (ListRow).',
    good: 'Show name and size, so that a student recognises the file.',
    bad: 'Do not shorten the ending of the name.',
  },
  Avatar: {
    notFor: 'Not for courses, schools or icons.',
    good: 'Put the name beside it.',
    bad: 'Do not choose the tint by hand: it comes from the name.',
  },
  Banner: {
    notFor: 'Not for what the student has just done (Alert, Toast).',
    good: 'One message, one tint, at the top of the page.',
    bad: 'Do not stack several: BannerCarousel shows them one at a time.',
  },
  BannerCarousel: {
    notFor: 'Not for a single message (Banner), and not for messages that must all be read.',
    good: 'Keep the messages of one length: the tallest decides the height.',
    bad: 'Do not put a form or a dialog into it.',
  },
  Button: {
    notFor: 'Not for going to another page (ButtonLink, TextLink).',
    good: 'A verb and its object in three words at most; one primary button in a card.',
    bad: 'No danger outside a confirm dialog, and no disabled button without a reason beside it.',
  },
  ButtonLink: {
    notFor: 'Not for what changes data (Button), nor for a link in a sentence (TextLink).',
    good: 'Use it for the next step when that step is another page.',
    bad: 'Do not put two primary ones beside each other.',
  },
  Card: {
    notFor: 'Not to decorate a single line, and not inside another card (rows).',
    good: 'One subject for each card, with its heading at the top.',
    bad: 'Do not nest cards or give one a shadow of its own.',
  },
  ChipTabs: {
    notFor: 'Not for the main parts of a page (Tabs), nor for two or three equal choices (Segmented).',
    good: 'Short names, the most used first.',
    bad: 'Do not use it as a filter of which several can be on.',
  },
  ChoiceCard: {
    notFor: 'Not for more than about six choices (SelectField, ComboField).',
    good: 'Say in each what is different, and why a closed one is closed.',
    bad: 'Do not go on by itself when one is chosen.',
  },
  ComboField: {
    notFor: 'Not for a short list (SelectField), nor for free text (TextField).',
    good: 'Use it where students know the name of what they look for, such as a city.',
    bad: 'Do not sort the list by anything but the alphabet.',
  },
  ConfirmDialog: {
    notFor: 'Not for what can be undone: do it, and offer to undo.',
    good: 'Name the thing and the consequence; put the safe button first.',
    bad: 'Do not call the buttons Yes and No.',
  },
  DateField: {
    notFor: 'Not for a time of a day (TimeSlots) or a day of this week (WeekStrip).',
    good: 'Give the range that is possible, so that it says itself what is wrong.',
    bad: 'Do not write the format into the label: the hint says it.',
  },
  Dialog: {
    notFor: 'Not for a form or a long text (Sheet), nor for a message that can stay in the page (Alert).',
    good: 'One or two sentences, and buttons that say what they do.',
    bad: 'Do not open one from another, or without a press of the student.',
  },
  EmptyState: {
    notFor: 'Not for a failure (Alert), nor while something loads (Skeleton).',
    good: 'Say why there is nothing, and offer one next step if there is one.',
    bad: 'Do not blame, and do not leave a heading above it that promises content.',
  },
  FactLine: {
    notFor: 'Not for facts that need a label (FactList), nor for parts of a sentence.',
    good: 'Two to four short facts, the most important one first.',
    bad: 'Do not write a dot between two facts: at the end of a line it would stay.',
  },
  FactList: {
    notFor: 'Not for rows that can be pressed (ListRow), nor for text of several sentences.',
    good: 'A short label, the value in full.',
    bad: 'Do not show a row without a value.',
  },
  Field: {
    notFor: 'Not used by itself in a form: TextField, SelectField and the others have it inside.',
    good: 'Use it around a control that the kit does not have.',
    bad: 'Do not repeat the label in the placeholder.',
  },
  Gauge: {
    notFor: 'Not for progress within a row (ProgressBar), nor for something without an end.',
    good: 'Say below it what the percentage is of.',
    bad: 'Do not show more than four beside each other.',
  },
  IconButton: {
    notFor: 'Not for an action that needs words (Button), nor for another page (IconLink).',
    good: 'A label for screen readers that names the action and its object.',
    bad: 'Do not use an icon that the portal uses for something else.',
  },
  IconLink: {
    notFor: 'Not for an action on this page (IconButton).',
    good: 'A label that names the page it leads to.',
    bad: 'Do not put it where a word fits: TextLink is clearer.',
  },
  LazyPart: {
    notFor: 'Not for data that could not be fetched (LoadError), only for code that is loaded on demand.',
    good: 'Let it fail in its own place, and offer another try there.',
    bad: 'Do not take a form along in which something was typed.',
  },
  ListRow: {
    notFor: 'Not for facts that lead nowhere (FactList), nor for a choice (ChoiceCard).',
    good: 'The whole row is one target; inside a RowList in a flush card.',
    bad: 'Do not put a second link into a row that is one.',
  },
  PanelSkeleton: {
    notFor: 'Not for a page (its own skeleton), and not for less than half a second of waiting after a press.',
    good: 'As many rows as usually come.',
    bad: 'Do not put a text into it.',
  },
  PasswordField: {
    notFor: 'Not for codes that are read from an email (TextField).',
    good: 'Say the rules in the hint, before something is typed.',
    bad: 'Do not ask twice where the password can be shown.',
  },
  ProgressBar: {
    notFor: 'Not for waiting (Spinner), nor for a page about progress (Gauge).',
    good: 'Put the numbers beside it as text.',
    bad: 'Do not tell good from bad by its colour.',
  },
  QuotaBars: {
    notFor: 'Not for more than eight: the words alone say it.',
    good: 'Put "3 of 4 used" beside it.',
    bad: 'Do not make the bars a target.',
  },
  ReadMore: {
    notFor: 'Not for a list (ShortList), nor for text that everybody needs.',
    good: 'Cut after a whole word.',
    bad: 'Do not hide a single word behind it.',
  },
  SearchField: {
    notFor: 'Not for choosing one of a list (ComboField).',
    good: 'Say in the placeholder what is searched; show the results below as they come.',
    bad: 'Do not add a button: typing searches.',
  },
  Section: {
    notFor: 'Not for a group within a card (a heading there).',
    good: 'A heading of one to three words, with at most one link beside it.',
    bad: 'Do not skip a level of headings.',
  },
  Segmented: {
    notFor: 'Not for the main parts of a page (Tabs), nor for more than three (ChipTabs).',
    good: 'Two or three words of about the same length.',
    bad: 'Do not use it for on and off (SwitchField).',
  },
  SelectField: {
    notFor: 'Not for two or three choices that should be seen (ChoiceCard), nor for hundreds (ComboField).',
    good: 'Put the choices in an order that students know.',
    bad: 'Do not choose one in advance where a wrong one does harm.',
  },
  Sheet: {
    notFor: 'Not for a yes or no (Dialog), nor for a whole task with its own address (a page).',
    good: 'One task, with its buttons at the end.',
    bad: 'Do not lose what was typed when it closes.',
  },
  ShortList: {
    notFor: 'Not for hundreds of items (a list with pages).',
    good: 'Show as many as fit half a phone.',
    bad: 'Do not sort what matters behind Show more.',
  },
  Skeleton: {
    notFor: 'Not after a press (Button shows that it is busy).',
    good: 'The size of what will come, so that nothing jumps; one SkeletonGroup for the whole page.',
    bad: 'Do not draw every word.',
  },
  Spinner: {
    notFor: 'Not for a page or a list that loads (Skeleton).',
    good: 'Put a label beside it.',
    bad: 'Do not show two at the same time.',
  },
  Status: {
    notFor: 'Not for a property of an item (Tag).',
    good: 'Glyph and words together: neither colour nor shape alone.',
    bad: 'Do not invent a kind: those there are cover all states of progress.',
  },
  StepFooter: {
    notFor: 'Not for a form of one step.',
    good: 'Back is left, Next is right and says where it leads.',
    bad: 'Do not hide Next: say what is missing.',
  },
  StepHeader: {
    notFor: 'Not for pages that can be visited in any order (Tabs).',
    good: 'Number the steps, and give each a question as its title.',
    bad: 'Do not change the number of steps on the way without a word.',
  },
  SwitchField: {
    notFor: 'Not for a choice that needs a Save button to count.',
    good: 'A label that is true when it is on.',
    bad: 'No labels with not.',
  },
  Tabs: {
    notFor: 'Not for steps (StepHeader), nor for a filter (ChipTabs).',
    good: 'Two to five tabs of one or two words; the first is what most need.',
    bad: 'Do not put tabs inside tabs: Segmented is for that.',
  },
  Tag: {
    notFor: 'Not for a state of progress (Status), nor as a button.',
    good: 'One or two words.',
    bad: 'No more than two on an item.',
  },
  TextArea: {
    notFor: 'Not for one line (TextField).',
    good: 'As many rows as an answer usually has.',
    bad: 'Do not cut a text that is too long: say how much too long it is.',
  },
  TextField: {
    notFor: 'Not for passwords, days, searches or a choice: each has a field of its own.',
    good: 'A label above it that stays; the kind of keyboard that fits.',
    bad: 'Do not use a placeholder in place of a label.',
  },
  TextLink: {
    notFor: 'Not for an action (Button, ghost), nor for the next step (ButtonLink).',
    good: 'Words that say where it leads, also without the sentence around them.',
    bad: 'No "click here", and no link in a heading.',
  },
  TimeSlots: {
    notFor: 'Not for choosing the day (WeekStrip, DateField).',
    good: 'Say once in which zone the times are.',
    bad: 'Do not show times that are taken.',
  },
  Toast: {
    notFor: 'Not for errors or for anything that must be read (Alert).',
    good: 'Two or three words on what has just been done.',
    bad: 'Do not put the only way to something into it: it goes after six seconds.',
  },
  TwoColumnSkeleton: {
    notFor: 'Not for text alone (Skeleton).',
    good: 'The same picture size and lines as the row that will come.',
    bad: 'Do not put it outside a SkeletonGroup.',
  },
  VisuallyHidden: {
    notFor: 'Not for words that everybody needs.',
    good: 'Add what a picture or a place says to those who see.',
    bad: 'Do not repeat what is read out anyway.',
  },
  WeekStrip: {
    notFor: 'Not for days beyond a week (DateField).',
    good: 'Mark the days that have something.',
    bad: 'Do not disable a day that is only empty.',
  },
};

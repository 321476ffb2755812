/** Words that mark names of groups. */
const GROUP =
  /(?:^| )(?:and|of|the|&|class|school|college|university|archives?|library|museum|society|club|group|team|council|association|project)(?: |$)/i;

/** "Mae Lewis", "Mae Ann Lewis", "Lewis, Mae" and "de la Cruz, María José". */
const PERSON =
  /^[^\s,{}\d]+(?: [^\s,{}\d]+){1,2}$|^[^\s,{}\d]+(?: [^\s,{}\d]+){0,3},(?: [^\s,{}\d]+){1,3}$/;

/**
 * True for what looks like the name of one person. Names of a single word, with digits, or with a
 * word such as "Society" are taken for groups.
 */
export const isPersonName = (name: string): boolean => PERSON.test(name) && !GROUP.test(name);

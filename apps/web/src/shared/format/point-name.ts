/** Words that every point begins with say nothing where one of them is chosen. */
const prefix = /^(?:Пункт выдачи|Pickup point|自提点|Нуқтаи супориш)[\s,:，：—-]*/iu;

/**
 * What a point is called among others: «Душанбе, Сино» for «Пункт выдачи, Душанбе, Сино»; empty for a point that is
 * called «Пункт выдачи».
 */
export function ownPointName(name: string): string {
  return name.replace(prefix, '');
}

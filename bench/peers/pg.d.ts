// The part of `pg` that the plain handler uses; its own types are a package apart.
declare module 'pg' {
  type Settings = { host: string; user: string; database: string; max: number };
  class Pool {
    constructor(settings: Settings);
    query<Row>(text: string, values: unknown[]): Promise<{ rows: Row[] }>;
  }
  const pg: { Pool: typeof Pool };
  export default pg;
}

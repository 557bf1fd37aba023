/// The style sheet of every page: system fonts, light and dark, narrow and wide, screen and paper.
enum StyleSheet {
  /// The whole sheet.
  static let text = colors + layout + tables + diagram + lines + paper

  /// Text colours have a contrast of at least 4.5 against every ground they stand on (WCAG 2.2, 1.4.3).
  private static let colors = """
    :root{color-scheme:light dark;--bg:#fff;--fg:#1c2128;--muted:#565e68;--line:#d3d8de;
    --panel:#f5f7f9;--accent:#0b57b0;--warn:#8a4300;--warnbg:#fff3e0;--bad:#ab1f16;--badbg:#fdecea;
    --good:#1b6e32;--box:#fff;--shade:#eef3f9}
    @media screen and (prefers-color-scheme:dark){:root{--bg:#0f1318;--fg:#e4eaf0;--muted:#a0abb7;
    --line:#343c46;--panel:#171d24;--accent:#83bbff;--warn:#f2b866;--warnbg:#36290f;--bad:#ff9a91;
    --badbg:#3d1a17;--good:#7bd88f;--box:#1b222b;--shade:#1c2733}}

    """

  private static let layout = """
    *{box-sizing:border-box}
    body{margin:0;background:var(--bg);color:var(--fg);
    font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
    header,main,footer,nav{max-width:1560px;margin:0 auto;padding:0 clamp(16px,3vw,40px)}
    header{padding-top:28px}footer{padding-top:24px;padding-bottom:40px;color:var(--muted)}
    h1{font-size:clamp(22px,3.2vw,30px);line-height:1.2;margin:0 0 6px;overflow-wrap:anywhere}
    main>:first-child h2{margin-top:0;border-top:0}
    h2{font-size:21px;line-height:1.25;margin:44px 0 10px;padding-top:14px;
    border-top:1px solid var(--line);overflow-wrap:anywhere}
    h3{font-size:16px;margin:26px 0 8px}p{margin:6px 0 10px;max-width:110ch}
    a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:2px}
    a:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--accent);
    outline-offset:2px;border-radius:3px}
    .skip{position:absolute;left:-999px}.skip:focus{left:16px;top:8px;background:var(--bg);padding:6px}
    .muted{color:var(--muted)}.path{overflow-wrap:anywhere;color:var(--muted);font-weight:400}
    .tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(118px,1fr));gap:10px;margin:18px 0 4px;
    padding:0;list-style:none}
    .tiles li{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:10px 12px;
    display:flex;flex-direction:column-reverse}
    .tiles b{font-size:22px;line-height:1.15;font-variant-numeric:tabular-nums}
    .tiles span{color:var(--muted);font-size:13px}
    .tiles .caution{border-color:var(--warn);background:var(--warnbg)}.tiles .caution b{color:var(--warn)}
    .tiles .caution b::before{content:"! "}
    nav ul{display:flex;flex-wrap:wrap;gap:4px 16px;list-style:none;padding:10px 0;margin:14px 0 0;
    border-top:1px solid var(--line)}
    .badge{display:inline-block;border:1px solid var(--line);border-radius:99px;padding:0 10px;
    font-size:13px;background:var(--panel)}
    .chips{display:flex;flex-wrap:wrap;gap:6px;list-style:none;padding:0;margin:8px 0}
    .bad{color:var(--bad)}.warn{color:var(--warn)}.good{color:var(--good)}
    .bar{display:block;height:8px;max-width:420px;border-radius:4px;background:var(--warnbg);
    border:1px solid var(--line);overflow:hidden}.bar i{display:block;height:100%;background:var(--good)}
    .swatch{display:inline-block;width:14px;height:14px;border-radius:3px;border:1px solid var(--muted);
    vertical-align:-2px;margin-right:6px}
    details>summary{cursor:pointer;font-weight:600;margin:10px 0}

    """

  private static let tables = """
    .scroll{overflow:auto;max-width:100%;border:1px solid var(--line);border-radius:8px;margin:8px 0 14px}
    .scroll.tall{max-height:82vh}
    table{border-collapse:separate;border-spacing:0;width:100%;font-size:14px}
    caption{text-align:left;padding:8px 12px;color:var(--muted);font-size:13px}
    th,td{padding:6px 12px;text-align:left;vertical-align:top;border-bottom:1px solid var(--line);
    overflow-wrap:break-word;min-width:3.5em;max-width:34em}
    tbody tr:last-child>*{border-bottom:0}
    thead th{background:var(--panel);position:sticky;top:0;z-index:2;font-weight:600;vertical-align:bottom}
    tbody th{font-weight:600;background:var(--bg);min-width:8em;max-width:30em}
    td.num,th.num{text-align:right;font-variant-numeric:tabular-nums}
    .matrix tbody th{position:sticky;left:0;z-index:1;background:var(--panel);
    border-right:1px solid var(--line);min-width:7em;max-width:11em}
    .matrix thead th:first-child{left:0;z-index:3;border-right:1px solid var(--line)}
    .matrix td,.matrix thead th{min-width:6.5em;max-width:15em;border-right:1px solid var(--line)}
    .matrix td:last-child,.matrix thead th:last-child{border-right:0}
    .matrix td.full{background:var(--shade)}
    .matrix div+div{margin-top:6px;padding-top:6px;border-top:1px dotted var(--muted)}
    .matrix small{display:block;color:var(--muted);font-size:12.5px;line-height:1.35}
    @media (max-width:640px){th,td{padding:5px 8px}table{font-size:13px}
    .matrix tbody th{max-width:7.5em;min-width:5em}}

    """

  private static let diagram = """
    figure{margin:12px 0}figcaption{color:var(--muted);font-size:13px;margin-top:6px}
    figure .scroll{background:var(--panel);padding:8px;margin:0}
    .diagram{display:block;max-width:100%;height:auto;margin:0 auto;
    font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
    .node rect{fill:var(--box);stroke:var(--fg);stroke-width:1.4}
    .node text{text-anchor:middle;fill:var(--fg)}.node .name{font-size:13px;font-weight:600}
    .node .note{font-size:11px;fill:var(--muted)}
    .node.inferred rect{stroke:var(--muted)}.node.external rect{stroke-dasharray:2 3}
    .node.any rect{rx:20px;stroke-dasharray:8 3}
    .node.unreachable rect{stroke:var(--bad);fill:var(--badbg);stroke-dasharray:6 3;stroke-width:2}
    .node.unreachable .note{fill:var(--bad)}
    .node.dead-end rect{stroke:var(--warn);fill:var(--warnbg);stroke-width:3}
    .node.dead-end .note{fill:var(--warn)}
    .node.unreachable.dead-end rect{stroke:var(--bad);fill:var(--badbg)}
    .node.unreachable.dead-end .note{fill:var(--bad)}
    .start{fill:var(--fg)}.edge{fill:none;stroke:var(--muted);stroke-width:1.3}
    .head{fill:var(--muted)}.arrow.inferred .edge{stroke-dasharray:5 4}
    .label{font-size:11px;fill:var(--fg)}.label.end{text-anchor:end}.label.middle{text-anchor:middle}
    .arrow:hover .edge{stroke:var(--accent);stroke-width:2.4}.arrow:hover .head{fill:var(--accent)}
    .arrow:hover .label{fill:var(--accent)}
    .curve{vertical-align:middle;margin:-8px 4px -8px 0}.curve path{fill:none;stroke:var(--accent);stroke-width:1.8}
    .curve line{stroke:var(--line)}

    """

  private static let lines = """
    .map{list-style:none;margin:8px 0 14px;padding:0;border:1px solid var(--line);border-radius:8px;
    overflow:hidden;font-size:13.5px}
    .map li{display:grid;grid-template-columns:3.4em 14em minmax(0,1fr);gap:0 10px;padding:2px 12px 2px 8px;
    border-left:4px solid transparent}
    .map a{color:var(--muted);text-align:right;text-decoration:none;font-variant-numeric:tabular-nums}
    .map a:hover{text-decoration:underline}.map span{color:var(--muted)}
    .map code{font:13px/1.55 ui-monospace,"SF Mono",Menlo,Consolas,"Noto Sans Mono",monospace;
    white-space:pre-wrap;overflow-wrap:anywhere}
    .map small{grid-column:3;font-size:13px;color:var(--muted)}
    .map .compiled{border-left-color:var(--good)}.map .compiled span{color:var(--good)}
    .map .notUnderstood{border-left-color:var(--warn);background:var(--warnbg)}
    .map .notUnderstood :is(a,span,small){color:var(--warn)}.map .notUnderstood span{font-weight:600}
    .map .notNormative{border-left-color:var(--line);background:var(--panel)}
    .map :is(.notNormative,.structure) code{color:var(--muted)}.map li:target{outline:2px solid var(--accent);
    outline-offset:-2px}
    @media (max-width:640px){.map li{grid-template-columns:2.6em minmax(0,1fr);padding-right:8px}
    .map :is(code,small){grid-column:2}}

    """

  private static let paper = """
    @media print{:root{--bg:#fff;--fg:#000;--muted:#444;--line:#999;--panel:#fff;--box:#fff;
    --shade:#eee}body{font-size:10pt}.scroll,.scroll.tall{overflow:visible;max-height:none}
    nav,.skip{display:none}h2{break-after:avoid}tr,figure{break-inside:avoid}
    thead th,.matrix tbody th{position:static}.diagram{min-width:0!important;width:100%}
    table{font-size:8.5pt}}

    """
}

"""Writes the rest of the third set with reportlab and python-docx: `python3 bench/cv-import/make/third.py`, after third.mjs."""
import json
import os
import docx
from docx.enum.text import WD_TAB_ALIGNMENT
from docx.shared import Inches, Pt
from reportlab.lib.enums import TA_CENTER
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.platypus import BaseDocTemplate, Frame, FrameBreak, ListFlowable, ListItem, NextPageTemplate, PageTemplate, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

HERE = os.path.join(os.path.dirname(__file__), '../files')
WORDS = {
    'es': dict(summary='Objetivo profesional', jobs='Experiencia laboral', studies='Preparación académica', skills='Habilidades y conocimientos', languages='Idiomas', certs='Cursos y diplomados', contact='Datos de contacto'),
    'en': dict(summary='Professional Summary', jobs='Professional Experience', studies='Education', skills='Technical Skills', languages='Languages', certs='Licenses & Certifications', contact='Contact'),
}
BODY = ParagraphStyle('b', fontName='Helvetica', fontSize=10, leading=13)
BOLD = ParagraphStyle('bb', parent=BODY, fontName='Helvetica-Bold')
HEAD = ParagraphStyle('h', parent=BODY, fontName='Helvetica-Bold', fontSize=13, leading=18, spaceBefore=8)
NAME = ParagraphStyle('n', parent=BODY, fontName='Times-Bold', fontSize=24, leading=30)
SMALL = ParagraphStyle('s', parent=BODY, fontSize=9, leading=12)


def P(text, style=BODY):
    return Paragraph(text.replace('&', '&amp;'), style)


def bullets(items, style=BODY):
    return ListFlowable([ListItem(P(each, style)) for each in items], bulletType='bullet', start='•')


def plain(x, w, path):
    story = [P(x['name'], ParagraphStyle('c', parent=NAME, alignment=TA_CENTER)), P(f"{x['city']}, {x['stateName']} | {x['phoneText']} | {x['email']}"), P(x['link']), P(w['summary'], HEAD), P(x['summary']), P(w['jobs'], HEAD)]
    for job in x['jobs']:
        story += [P(f"<b>{job['company']}</b> - {job['place']}".replace('&', '&amp;')) if False else Paragraph(f"<b>{job['company'].replace('&', '&amp;')}</b> - {job['place']}", BODY), Paragraph(f"<i>{job['jobtitle']}</i>, {job['span']}", BODY), bullets(job['duties']), Spacer(1, 6)]
    story += [P(w['studies'], HEAD)] + [P(f"{s['degree']}, {s['institution']}, {s['start']} - {s['end']}") for s in x['studies']]
    story += [P(w['skills'], HEAD), P('; '.join(x['skills'])), P(w['languages'], HEAD), P('; '.join(f"{l['name']} {l['label']}" for l in x['languages'])), P(w['certs'], HEAD), bullets([f"{c['name']} - {c['issuer']}, {c['year']}" for c in x['certifications']])]
    SimpleDocTemplate(path, pagesize=letter).build(story)


def frames(x, w, path):
    document = BaseDocTemplate(path, pagesize=letter)
    width, height = letter
    main = Frame(15 * mm, 15 * mm, 115 * mm, height - 30 * mm, id='main')
    side = Frame(138 * mm, 15 * mm, 62 * mm, height - 30 * mm, id='side')
    document.addPageTemplates([PageTemplate(id='first', frames=[side, main]), PageTemplate(id='later', frames=[main])])
    story = [NextPageTemplate('later'), P(w['contact'], HEAD), P(x['phoneText'], SMALL), P(x['email'], SMALL), P(f"{x['city']}, {x['stateName']}", SMALL), P(x['link'].replace('https://www.', ''), SMALL), P(w['skills'], HEAD), bullets(x['skills'], SMALL), P(w['languages'], HEAD)]
    story += [P(f"{l['name']}: {l['label']}", SMALL) for l in x['languages']] + [P(w['certs'], HEAD)] + [P(f"{c['name']} ({c['year']})", SMALL) for c in x['certifications']]
    story += [FrameBreak(), P(x['name'], NAME), P(w['summary'], HEAD), P(x['summary']), P(w['jobs'], HEAD)]
    for job in x['jobs']:
        story += [P(job['jobtitle'], BOLD), P(f"{job['company']} ({job['span']})"), bullets(job['duties'] * 2), Spacer(1, 8)]
    story += [P(w['studies'], HEAD)]
    for s in x['studies']:
        story += [P(s['degree'], BOLD), P(f"{s['institution']} ({s['start']} - {s['end']})"), Spacer(1, 4)]
    document.build(story)


def ruled(x, w, path):
    lines = TableStyle([('GRID', (0, 0), (-1, -1), 0.5, 'black'), ('VALIGN', (0, 0), (-1, -1), 'TOP'), ('FONTNAME', (0, 0), (-1, 0), 'Helvetica-Bold')])
    story = [P(x['name'], NAME), P(f"Celular: {x['phoneText']}"), P(f"Correo: {x['email']}"), P(f"{x['city']}, {x['stateName']}"), P(x['link']), P(w['jobs'], HEAD)]
    story += [Table([['Puesto', 'Empresa', 'Periodo', 'Actividades']] + [[P(j['jobtitle'], SMALL), P(j['company'], SMALL), P(j['span'], SMALL), P(' '.join(j['duties']), SMALL)] for j in x['jobs']], colWidths=[105, 115, 85, 165], style=lines), P(w['studies'], HEAD)]
    story += [Table([['Estudios', 'Escuela', 'Años']] + [[P(s['degree'], SMALL), P(s['institution'], SMALL), f"{s['start']} - {s['end']}"] for s in x['studies']], colWidths=[170, 190, 90], style=lines)]
    story += [P(w['skills'], HEAD), P(', '.join(x['skills'])), P(w['languages'], HEAD), P(', '.join(f"{l['name']} ({l['label']})" for l in x['languages'])), P(w['certs'], HEAD)] + [P(f"{c['name']}, {c['issuer']}, {c['year']}") for c in x['certifications']]
    SimpleDocTemplate(path, pagesize=letter).build(story)


def dated(x, w, path):
    none = TableStyle([('VALIGN', (0, 0), (-1, -1), 'TOP'), ('LEFTPADDING', (0, 0), (0, -1), 0)])
    two = [44 * mm, 122 * mm]
    story = [P(x['name'], NAME), P(' • '.join([x['phoneText'], x['email'], f"{x['city']}, {x['stateName']}"])), P(x['link']), P(w['summary'], HEAD), P(x['summary']), P(w['jobs'], HEAD)]
    story += [Table([[P(j['span'], SMALL), [P(j['jobtitle'], BOLD), P(j['company']), bullets(j['duties'])]]], colWidths=two, style=none) for j in x['jobs']]
    story += [P(w['studies'], HEAD)] + [Table([[P(f"{s['start']} – {s['end']}", SMALL), [P(s['degree'], BOLD), P(s['institution'])]]], colWidths=two, style=none) for s in x['studies']]
    story += [P(w['certs'], HEAD)] + [Table([[P(c['year'], SMALL), P(c['name'])]], colWidths=two, style=none) for c in x['certifications']]
    story += [P(w['languages'], HEAD)] + [Table([[P(l['name'], SMALL), P(l['label'])]], colWidths=two, style=none) for l in x['languages']] + [P(w['skills'], HEAD), P(' | '.join(x['skills']))]
    SimpleDocTemplate(path, pagesize=letter, leftMargin=20 * mm, rightMargin=20 * mm).build(story)


def word(x, w, layout):
    d = docx.Document()
    add = d.add_paragraph
    bold = lambda text: setattr(add().add_run(text), 'bold', True)
    if layout == 'columns':
        left, right = d.add_table(1, 2).rows[0].cells
        for cell, parts in ((left, [(w['contact'], [x['phoneText'], x['email'], f"{x['city']}, {x['stateName']}", x['link']]), (w['skills'], x['skills']), (w['languages'], [f"{l['name']} - {l['label']}" for l in x['languages']]), (w['certs'], [f"{c['name']}, {c['issuer']}" for c in x['certifications']])]), (right, [(x['name'], [x['headline']]), (w['summary'], [x['summary']]), (w['jobs'], [t for j in x['jobs'] for t in [j['jobtitle'], f"{j['company']}, {j['span']}"] + ['• ' + each for each in j['duties']]]), (w['studies'], [t for s in x['studies'] for t in [s['degree'], f"{s['institution']}, {s['start']} - {s['end']}"]])])):
            for head, texts in parts:
                run = cell.add_paragraph().add_run(head)
                run.bold = True
                run.font.size = Pt(14)
                for text in texts:
                    cell.add_paragraph(text)
        return d
    d.add_heading(x['name'], 0)
    add(f"{x['phoneText']} - {x['email']} - {x['city']}, {x['stateName']}")
    add(x['link'])
    d.add_heading(w['jobs'], 1)
    if layout == 'table':
        table = d.add_table(1, 3)
        for cell, text in zip(table.rows[0].cells, ['Periodo', 'Puesto', 'Empresa']):
            cell.text = text
        for j in x['jobs']:
            for cell, text in zip(table.add_row().cells, [j['span'], j['jobtitle'], j['company']]):
                cell.text = text
    for j in x['jobs'] if layout != 'table' else []:
        if layout == 'tabs':
            p = add()
            p.paragraph_format.tab_stops.add_tab_stop(Inches(6), WD_TAB_ALIGNMENT.RIGHT)
            p.add_run(j['jobtitle']).bold = True
            p.add_run(f"\t{j['span']}")
            add(f"{j['company']}\t{j['place']}")
        else:
            bold(f"{j['jobtitle']} – {j['company']}")
            add(j['span'])
        for each in j['duties']:
            add(each, style='List Bullet')
    d.add_heading(w['studies'], 1)
    for s in x['studies']:
        add(f"{s['degree']} | {s['institution']} | {s['start']} - {s['end']}")
    d.add_heading(w['skills'], 1)
    for each in x['skills']:
        add(each, style='List Bullet')
    d.add_heading(w['languages'], 1)
    add(', '.join(f"{l['name']}: {l['label']}" for l in x['languages']))
    d.add_heading(w['certs'], 1)
    for c in x['certifications']:
        add(f"{c['name']} ({c['issuer']}, {c['year']})")
    return d


for x in json.load(open(os.path.join(HERE, 'third-people.json'), encoding='utf-8')):
    path = os.path.join(HERE, 'seen', 'third-' + x['file'])
    w = WORDS[x['language']]
    if x['file'].endswith('.docx'):
        word(x, w, x['layout']).save(path)
    else:
        globals()[x['layout']](x, w, path)
os.remove(os.path.join(HERE, 'third-people.json'))
